"""A screen that nobody sees, of the tests' own, with one window that has the focus."""

import ctypes
import ctypes.util
import os
import subprocess


class Display:
    def __init__(self, size="1500x1100x24"):
        read, write = os.pipe()
        # At a number that is free; it tells which.
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as number:
            self.name = f":{number.readline().strip()}"

    def focus_all_windows(self):
        """Gives windows the focus, as there is no window manager to do so; the last one keeps it."""
        x = ctypes.CDLL(ctypes.util.find_library("X11"))
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XDefaultRootWindow.argtypes = x.XSync.argtypes = x.XCloseDisplay.argtypes = [ctypes.c_void_p]
        x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        x.XDefaultRootWindow.restype = ctypes.c_ulong
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
        # Of windows that can't have it, nobody needs to hear.
        x.XSetErrorHandler(handler)
        display = x.XOpenDisplay(self.name.encode())
        root, parent = ctypes.c_ulong(), ctypes.c_ulong()
        windows, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4
        x.XQueryTree(
            display, x.XDefaultRootWindow(display), ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows),
            ctypes.byref(count),
        )
        x.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
        for index in range(count.value):
            x.XSetInputFocus(display, windows[index], 1, 0)
            x.XSync(display, 0)
        x.XCloseDisplay(display)

    def close(self):
        self.process.terminate()
        self.process.wait()
