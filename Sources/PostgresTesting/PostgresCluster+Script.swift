extension PostgresCluster {
  /// Runs a server in its own folder until standard input is closed, which also happens when the
  /// tests crash.
  ///
  /// The script's arguments are the folder of the programs, the port and the password.
  static let script = #"""
    set -eu
    trap '' INT HUP
    umask 077
    folder=$(mktemp -d)
    control() {
      "$1/pg_ctl" -D "$folder/data" -l "$folder/log" -s -w "$3" -m immediate -o "-p $2 \
        -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=off \
        -c max_connections=400 -c shared_buffers=64MB" >>"$folder/log" 2>&1
    }
    finish() {
      [ ! -e "$folder/data/postmaster.pid" ] ||
        "$1/pg_ctl" -D "$folder/data" -s -w stop -m immediate >/dev/null 2>&1 || true
      rm -rf "$folder"
    }
    trap 'finish "$1"' EXIT
    printf %s "$3" >"$folder/password"
    "$1/initdb" -D "$folder/data" -U tests --pwfile="$folder/password" -A scram-sha-256 \
      -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 || { tail -n 3 "$folder/log"; exit 1; }
    control "$1" "$2" start || { tail -n 3 "$folder/log"; exit 1; }
    echo ready
    while read -r command; do
      if control "$1" "$2" "$command"; then echo ready; else tail -n 3 "$folder/log"; fi
    done
    """#
}
