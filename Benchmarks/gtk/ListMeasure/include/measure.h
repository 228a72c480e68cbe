#pragma once

// Measures the list of the only window of a program: the time to its first frame, that from a change to the frame that shows it, and
// the frames while it scrolls. Then it prints them, and ends the program.
//
// To be called before GLib's loop runs, with what changes the rows: `change` gives the third row a text, or puts a row with it in its
// place if `inserts`.
void list_measure(void (*change)(const char *text, int inserts));
