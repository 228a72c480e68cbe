// An app's author writes `import Usher` and has all of it: that the view-model toolkit, routes and lists can be used
// without navigation is for those who want only them.
@_exported public import UsherLists
@_exported public import UsherRouting
@_exported public import UsherViewModels
