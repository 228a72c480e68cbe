// The GD graphics library of the system (Debian: libgd-dev).
#include <gd.h>
#include <gdfonts.h>
