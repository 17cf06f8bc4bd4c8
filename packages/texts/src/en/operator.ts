/** Texts in a terminal for operators of a server: `bellgrid admin`, `backup` and `restore`, and why a server does not start. */
export const operator = {
  usage: {
    admin: `Usage: bellgrid admin
  grant ADDRESS [--yes] | revoke ADDRESS | list
  licence ADDRESS TEACHERS [--until YYYY-MM-DD]
  bypass ADDRESS YYYY-MM-DD|off
  structures ADDRESS on|off
  suspend ADDRESS | reinstate ADDRESS
  second-factor ADDRESS off
  announce TITLE [--text TEXT] [--severity info|success|warning|error] [--until YYYY-MM-DD]
  kill-switch on|off`,
    backup: 'Usage: bellgrid backup FILE | bellgrid backup --keep N FOLDER',
    restore: 'Usage: bellgrid restore FILE',
  },
  admin: {
    none: 'There is no administrator.',
    licence_one: '{{email}} has a licence for {{count, number}} teacher.',
    licence_other: '{{email}} has a licence for {{count, number}} teachers.',
    licenceUntil_one: '{{email}} has a licence for {{count, number}} teacher until {{date}}.',
    licenceUntil_other: '{{email}} has a licence for {{count, number}} teachers until {{date}}.',
    needsLicences: '{{email}} needs licences.',
    bypassed: '{{email}} needs no licence until {{date}}.',
    structuresOn: '{{email}} may have several schedule structures.',
    structuresOff: '{{email}} may not have several schedule structures.',
    suspended: '{{email}} is suspended.',
    suspendedAlready: '{{email}} is suspended already.',
    reinstated: '{{email}} is not suspended.',
    reinstatedAlready: '{{email}} was not suspended.',
    passwordAlone: '{{email}} signs in with the password alone.',
    noSecondFactor: '{{email}} has no second factor.',
    announced: '“{{title}}” is announced until {{date}}.',
    announcementOver: 'The announcement would be over already.',
    announcementLength: 'Nothing is announced: the title is empty, or the title or the text is too long.',
    maintenanceOn: 'Maintenance is on.',
    maintenanceOnAlready: 'Maintenance is on already.',
    maintenanceOff: 'Maintenance is off.',
    maintenanceOffAlready: 'Maintenance is off already.',
    unknownAddress: 'There is no account with the address {{email}}.',
    signUpFirst: 'There is no account with the address {{email}}: sign up with it first.',
    notVerified:
      "The address {{email}} is not verified, so that the account may be anybody's: open the mailed link first.",
    question: 'Shall {{email}} ({{name}}, signed up {{date}}) be an administrator?',
    typeYes: '{{question}} Type yes: ',
    yes: 'yes',
    nobodyToAsk: '{{question}} Nobody is here to be asked: add --yes. Nothing was changed.',
    unchanged: 'Nothing was changed.',
    granted: '{{email}} ({{name}}, signed up {{date}}) is an administrator; reload the page to see it.',
    grantedAlready: '{{email}} ({{name}}, signed up {{date}}) is an administrator already.',
    revoked:
      '{{email}} ({{name}}, signed up {{date}}) is no longer an administrator; reload the page to see it.',
    revokedAlready: '{{email}} ({{name}}, signed up {{date}}) is no administrator.',
    noDate: '{{date}} is no date like 2027-07-31.',
    gone: 'The account is gone.',
    goneOrNotVerified: 'The account is gone, or its address is no longer verified.',
    revokeFirst: 'An administrator is not suspended: revoke that first.',
    noDatabase: 'There is no database in {{folder}}: start the server once, or set DATA_DIR.',
    otherVersion: 'The running server is of another version than this command: stop it first.',
  },
  backup: {
    saved: 'The database in {{folder}} is saved in {{file}}.',
    restored: '{{file}} is the database in {{folder}} now.',
    restoredKept: '{{file}} is the database in {{folder}} now. The database from before is kept as {{kept}}.',
    postgres:
      'DATABASE_URL names PostgreSQL, which has commands of its own for this, pg_dump and pg_restore: see docs/deploy.md.',
    noDatabase: 'There is no database in {{folder}}: set DATA_DIR to the folder of the server.',
    exists: '{{file}} is there already: choose another name.',
    notWritten: 'The backup {{file}} cannot be written: {{reason}}',
    noFolder: 'The folder {{folder}} for backups cannot be made: {{reason}}',
    noFile: 'There is no file {{file}}.',
    notRestored: 'The backup cannot be put into {{folder}}: {{reason}}',
    notUsable: '{{file}} is no usable backup: {{reason}}',
    damaged: '{{file}} is no usable backup: it is damaged ({{reason}}).',
    newer: '{{file}} is no usable backup: it was written by a newer Bellgrid (structure {{structure}}).',
  },
  start: {
    folderInUse:
      'The data folder {{folder}} is in use by another process: stop it, or choose another with DATA_DIR.',
    folderNotWritable:
      'The data folder {{folder}} cannot be written ({{reason}}): choose another with DATA_DIR.',
    databaseGone:
      'There is no data in {{file}}, although a server has worked on {{folder}}: put a backup back with `bellgrid restore FILE`, or set NEW_DATABASE=1 to begin anew.',
    databaseDamaged:
      'The database {{file}} cannot be opened: it is damaged ({{reason}}). Put a backup back with `bellgrid restore FILE`.',
    databaseUnopened: 'The database {{file}} cannot be opened: {{reason}}',
    databaseNewer:
      'The database was written by a newer Bellgrid (structure {{current}}, this one knows {{newest}}): update Bellgrid.',
    secretDamaged: '{{file}} is damaged: delete it to sign everyone out and make a new one.',
    portInUse: 'Port {{port}} is in use: stop what uses it, or choose another with PORT.',
    portRefused: 'Port {{port}} is not for this user: choose one above 1023 with PORT.',
    notListening: 'The server cannot listen on {{host}}:{{port}} ({{reason}}): see HOST and PORT.',
    workerAlone:
      'A worker needs the DATABASE_URL of its servers. A server on its own data folder runs the solver itself.',
  },
  environment: {
    wrong: 'The environment is wrong: {{faults}}.',
    secretForDatabase: 'AUTH_SECRET must be set with DATABASE_URL, the same for all servers',
    mailForHttps: 'SMTP_URL must be set with an https PUBLIC_URL, or links that open accounts are printed',
    payments: 'STRIPE_SECRET_KEY, STRIPE_PRICE_ID and STRIPE_WEBHOOK_SECRET must be set together',
    wholeNumber: 'must be a whole number from {{min}} to {{max}}',
    address: 'must be an address like {{example}}',
    addresses: 'must be an address like {{example}} or {{other}}',
    noPath: 'must have no path: the server answers at the root',
    proxies: 'must be 0 or the addresses of the proxies, like 127.0.0.1 or 10.0.0.0/8',
    zeroOrOne: 'must be 0 or 1',
    atLeast: 'must have at least {{min}} characters',
    notRandom: 'must be random: it has too few different characters',
    tooShort: 'is too short',
    logLevel: 'must be fatal, error, warn, info, debug, trace or silent',
  },
};
