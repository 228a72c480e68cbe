#pragma once

/// How often a library has warned since the tests began. The warnings are printed, too.
unsigned usher_test_warnings(void);
