// The client of PostgreSQL of the system (Debian: libpq-dev).
#include <libpq-fe.h>
