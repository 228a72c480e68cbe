// A server's author writes `import UsherWeb` and has the folder for what it stores, too: that it is a module of its own is
// for programs without a server.
@_exported public import UsherDataFolder
