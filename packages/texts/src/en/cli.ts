/** Texts of the command line for people. Programs read `--json`, which is the same in every language. */
export const cli = {
  internalError: 'internal error: {{error}}',
  noCommand: 'No command given. The commands are {{commands}}. See bellgrid --help.',
  unknownCommand: 'There is no command “{{name}}”. The commands are {{commands}}. See bellgrid --help.',
  unknownLanguage: 'There is no language “{{name}}”. The languages are {{languages}}.',
  notBuilt: 'The server is not built yet: run npm run build in its folder.',
  arguments: {
    expected: 'Expected {{expected}}, got {{got}}. See bellgrid --help.',
    expectedOnly: 'Expected only {{expected}}, got {{got}}. See bellgrid --help.',
    nothing: 'nothing',
    notANumber: '--{{name}} must be a whole number from {{min}} to {{max}}, not “{{given}}”.',
    unknownOption: "Unknown option '{{option}}'. See bellgrid --help.",
    missingValue: "Option '{{option}}' needs a value. See bellgrid --help.",
    noValue: "Option '{{option}}' takes no value. See bellgrid --help.",
    stepsOrThreads: '--steps repeats a run exactly, which several --threads cannot. Give one of the two.',
    stepsOrSeconds: '--steps takes no account of the clock. Give either --steps or --seconds.',
    until: '--until must be full, plateau or limit, not “{{given}}”.',
  },
  record: {
    written: 'The record of this run is in {{path}}: give it with --record again to repeat the run.',
    unreadable: '{{path}}: this is not the record of a run.',
    otherSchool:
      '{{path}}: this is the record of a run of another school, the school was changed since, or version {{version}}, which made the record, kept schools in another form.',
    threads: '{{path}}: the run had several threads, so that it cannot be repeated exactly.',
    noSteps: '{{path}}: the run ended before its search began.',
    ruled:
      '{{path}} says how the run is repeated: leave out --until, --seconds, --seed, --threads and --steps.',
    same: 'The result is that of the record.',
    different: 'The result is not that of the record, which version {{version}} has made.',
  },
  file: {
    ENOENT: '{{path}}: there is no such file.',
    EACCES: '{{path}}: no permission.',
    EPERM: '{{path}}: no permission.',
    EISDIR: '{{path}}: it is a folder, not a file.',
    ENOTDIR: '{{path}}: a part of the path is not a folder.',
    ENOSPC: '{{path}}: the disk is full.',
    EROFS: '{{path}}: the disk is read-only.',
    ENAMETOOLONG: '{{path}}: the name is too long.',
    ELOOP: '{{path}}: its links lead in a circle.',
    other: '{{path}}: the file cannot be used ({{code}}).',
    unreadable: '{{path}}: the file cannot be read.',
    more_one: '… and {{count, number}} more.',
    more_other: '… and {{count, number}} more.',
    unknownFormat:
      "{{path}}: the product's own format is written to .json or .wlz files, that of FET to .fet files.",
    noFolder: '{{path}}: the folder does not exist.',
    cannotCreate: '{{path}}: no file can be created there.',
    written: 'Written to {{path}}.',
    notPossible: '{{path}}: {{fault}}',
    nothingWritten: 'Nothing was written.',
  },
  import: {
    carried: 'Imported: {{entries}}.',
    entry: '{{name}} {{count, number}}',
    placements: 'Lessons that are already placed: {{count, number}}.',
    changed: 'Changed: {{name}} × {{count, number}}: {{reason}}.',
    notCarried: 'Not carried over: {{name}} × {{count, number}}: {{reason}}.',
    warning: 'Warning: {{warning}}',
    notWritten: 'Not written: {{name}} × {{count, number}}: {{reason}}.',
  },
  export: {
    noOutput: 'Say where to write the file: -o OUT.',
    oneOf: '--{{option}} must be one of {{values}}, not “{{given}}”.',
    nothing: 'There is nothing to export: the school has no item of this kind.',
    unknownName: 'There is no “{{name}}” among the {{view}} of the school.',
    noYear: 'A calendar needs the dates of the school: enter the school year in the application first.',
    leftOut_one:
      '{{count, number}} teacher or classroom has no lesson and is left out. --empty writes it too.',
    leftOut_other:
      '{{count, number}} teachers or classrooms have no lesson and are left out. --empty writes them too.',
    missing: 'No font has these characters, they are left out: {{characters}}',
    tinyLetters: {
      a2: 'The text is very small on paper: letters of {{size, number(maximumFractionDigits: 1)}} points, {{height, number(maximumFractionDigits: 1)}} mm high. Larger paper makes it easier to read: --paper a2.',
      a3: 'The text is very small on paper: letters of {{size, number(maximumFractionDigits: 1)}} points, {{height, number(maximumFractionDigits: 1)}} mm high. Larger paper makes it easier to read: --paper a3 or a2.',
      landscape:
        'The text is very small on paper: letters of {{size, number(maximumFractionDigits: 1)}} points, {{height, number(maximumFractionDigits: 1)}} mm high. It may be easier to read with --orientation landscape.',
      portrait:
        'The text is very small on paper: letters of {{size, number(maximumFractionDigits: 1)}} points, {{height, number(maximumFractionDigits: 1)}} mm high. It may be easier to read with --orientation portrait.',
    },
    progress: '{{bar}} {{percent}}%',
    cancelled: 'The export was cancelled.',
    trackView: '--track chooses among the tracks of divided classes: give --view division too.',
    noDivisions: 'No class of the school has divisions.',
    undivided_one: 'This class has no divisions: {{names}}.',
    undivided_other: 'These classes have no divisions: {{names}}.',
    unknownTrack: 'There is no track “{{name}}” in the divisions of these classes.',
    oneTrack:
      'Name exactly one track of the division “{{division}}” of {{name}} with --track. They are {{tracks}}.',
  },
  help: `Usage: bellgrid <command> [options]

  bellgrid solve FILE     Generate a schedule.
    --until full|plateau|limit   When to stop: as soon as every lesson is placed, when the
                                 result stops improving (default), or at the limit.
    --seconds N                  Time limit of the search in seconds (default 60).
    --seed N                     Seed of the search (default 1).
    --threads N                  Search threads (default 1).
    --steps N                    Stop after N steps of the search, whatever the time: with the
                                 same seed the same schedule again. Not with --seconds, --threads.
    --record FILE                Write how the run went to FILE (.json). If FILE is there already,
                                 repeat the run that it records, step by step.
    -o, --out OUT                Write the school with its schedule to OUT (.json, .wlz or .fet).
  bellgrid check FILE     Look for what makes a schedule impossible, and for what would help.
    --seconds N                  Budget in seconds of counted work (default 5).
    --details                    With solve and check: also list what a sentence sums up.
  bellgrid verify FILE    Check the schedule in the file against every constraint.
  bellgrid convert IN OUT Write IN in the product's own format (.json or .wlz) or for FET (.fet).
  bellgrid export FILE    Write the schedule in FILE for people or programs.
    --format pdf|xlsx|html|ics|csv|json   Otherwise by the ending of OUT.
    --view NAME                  classes (default), teachers, classrooms, division, day or global.
    --for NAME                   May be repeated. Only these classes, teachers, classrooms or days.
    --empty                      Also teachers and classrooms without a lesson.
    --track NAME                 With the view division: this track, one for each division of a
                                 class. May be repeated. Otherwise all combinations of tracks.
    --paper a4|letter|a3|a2      A3 and A2 are for the global view.
    --orientation portrait|landscape
    -o, --out OUT                The file to write.
  bellgrid admin VERB ... Look after the server in DATA_DIR or at DATABASE_URL without a browser:
                          administrators, licences, paywall bypass, schedule structures,
                          suspension, announcements, kill switch. Without VERB it lists them.
  bellgrid backup FILE    Save the database in DATA_DIR in FILE, while the server runs.
  bellgrid restore FILE   Put a backup in place of the database in DATA_DIR.
  bellgrid worker         Work on solver runs of the servers on DATABASE_URL (docs/deploy.md).

  --json                  Print one JSON object instead of text.
  --lang en|de            Language of the text; otherwise that of LC_ALL, LC_MESSAGES or LANG.
  -h, --help              Show this help.
  -v, --version           Show the version.

FILE is a .fet file of FET or the product's own .json or .wlz.
Exit codes: 0 done, 1 no schedule found or constraints broken, 2 bad input or usage,
3 a check that decided nothing.
`,
};
