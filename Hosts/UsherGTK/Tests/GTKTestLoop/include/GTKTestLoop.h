#pragma once

/// How often a library has warned since the tests began. The warnings are printed, too.
unsigned usher_test_warnings(void);

/// Reads the colours of a picture, line by line, as 0xAARRGGBB, if there is room for them; returns the width of a line.
long usher_test_pixels(const void *png, long size, unsigned *pixels, long count);

/// Has all windows in dark or light colours.
void usher_test_dark(int is_dark);
