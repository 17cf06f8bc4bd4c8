export const help = `Usage: bellgrid <command> [options]

  bellgrid solve FILE     Generate a timetable.
    --until full|plateau|limit   When to stop: as soon as every lesson stands, when the
                                 result stops getting better (default), or at the limit.
    --seconds N                  Time limit in seconds (default 60).
    --seed N                     Seed of the search (default 1).
    --threads N                  Search threads (default 1).
    --steps N                    Stop after N steps of the search, whatever the time: with the
                                 same seed the same timetable again. Not with --seconds, --threads.
    -o, --out OUT                Write the school with its timetable to OUT (.json, .wlz or .fet).
  bellgrid check FILE     Look for what makes a timetable impossible, and for what would help.
                          Takes --seconds and --seed too; it has one thread.
    --details                    With solve and check: also list what a sentence sums up.
  bellgrid verify FILE    Check the timetable that is in the file against every rule.
  bellgrid convert IN OUT Write IN in the product's own format (.json or .wlz) or for FET (.fet).
  bellgrid admin grant EMAIL | revoke EMAIL | list
                          Say who administers the server in DATA_DIR or at DATABASE_URL.
  bellgrid backup FILE    Save the database in DATA_DIR in FILE, while the server runs.
  bellgrid restore FILE   Put a backup in place of the database in DATA_DIR.
  bellgrid worker         Work on solver runs of the servers on DATABASE_URL (docs/deploy.md).

  --json                  Print one JSON object instead of text.
  -h, --help              Show this help.
  -v, --version           Show the version.

FILE is a .fet file of FET or the product's own .json or .wlz.
Exit codes: 0 done, 1 no timetable found or rules broken, 2 bad input or usage.
`;
