export const operator = {
  usage: {
    admin: `Verwendung: bellgrid admin
  grant ADRESSE [--yes] | revoke ADRESSE | list
  licence ADRESSE LEHRKRÄFTE [--until JJJJ-MM-TT]
  bypass ADRESSE JJJJ-MM-TT|off
  structures ADRESSE on|off
  suspend ADRESSE | reinstate ADRESSE
  second-factor ADRESSE off
  announce TITEL [--text TEXT] [--severity info|success|warning|error] [--until JJJJ-MM-TT]
  kill-switch on|off`,
    backup: 'Verwendung: bellgrid backup DATEI | bellgrid backup --keep N ORDNER',
    restore: 'Verwendung: bellgrid restore DATEI',
  },
  admin: {
    none: 'Es gibt keinen Administrator.',
    licence_one: '{{email}} hat eine Lizenz für {{count, number}} Lehrkraft.',
    licence_other: '{{email}} hat eine Lizenz für {{count, number}} Lehrkräfte.',
    licenceUntil_one: '{{email}} hat bis {{date}} eine Lizenz für {{count, number}} Lehrkraft.',
    licenceUntil_other: '{{email}} hat bis {{date}} eine Lizenz für {{count, number}} Lehrkräfte.',
    needsLicences: '{{email}} braucht Lizenzen.',
    bypassed: '{{email}} braucht bis {{date}} keine Lizenz.',
    structuresOn: '{{email}} darf mehrere Stundenraster haben.',
    structuresOff: '{{email}} darf nicht mehrere Stundenraster haben.',
    suspended: '{{email}} ist gesperrt.',
    suspendedAlready: '{{email}} ist schon gesperrt.',
    reinstated: '{{email}} ist nicht gesperrt.',
    reinstatedAlready: '{{email}} war nicht gesperrt.',
    passwordAlone: '{{email}} meldet sich mit dem Passwort allein an.',
    noSecondFactor: '{{email}} hat keinen zweiten Faktor.',
    announced: '„{{title}}“ wird bis {{date}} angezeigt.',
    announcementOver: 'Die Mitteilung wäre schon vorbei.',
    announcementLength: 'Es wird nichts angezeigt: Der Titel ist leer, oder Titel oder Text sind zu lang.',
    maintenanceOn: 'Die Wartung ist eingeschaltet.',
    maintenanceOnAlready: 'Die Wartung ist schon eingeschaltet.',
    maintenanceOff: 'Die Wartung ist ausgeschaltet.',
    maintenanceOffAlready: 'Die Wartung ist schon ausgeschaltet.',
    unknownAddress: 'Es gibt kein Konto mit der Adresse {{email}}.',
    signUpFirst: 'Es gibt kein Konto mit der Adresse {{email}}: Legen Sie es zuerst an.',
    notVerified:
      'Die Adresse {{email}} ist nicht bestätigt, das Konto kann also jedem gehören: Öffnen Sie zuerst den Link in der E-Mail.',
    question: 'Soll {{email}} ({{name}}, registriert am {{date}}) Administrator werden?',
    typeYes: '{{question}} Geben Sie ja ein: ',
    yes: 'ja',
    nobodyToAsk:
      '{{question}} Hier ist niemand, der gefragt werden kann: Ergänzen Sie --yes. Es wurde nichts geändert.',
    unchanged: 'Es wurde nichts geändert.',
    granted:
      '{{email}} ({{name}}, registriert am {{date}}) ist jetzt Administrator; sichtbar wird das, wenn die Seite neu geladen wird.',
    grantedAlready: '{{email}} ({{name}}, registriert am {{date}}) ist schon Administrator.',
    revoked:
      '{{email}} ({{name}}, registriert am {{date}}) ist kein Administrator mehr; sichtbar wird das, wenn die Seite neu geladen wird.',
    revokedAlready: '{{email}} ({{name}}, registriert am {{date}}) ist kein Administrator.',
    noDate: '{{date}} ist kein Datum wie 2027-07-31.',
    gone: 'Das Konto gibt es nicht mehr.',
    goneOrNotVerified: 'Das Konto gibt es nicht mehr, oder seine Adresse ist nicht mehr bestätigt.',
    revokeFirst: 'Ein Administrator wird nicht gesperrt: Entziehen Sie ihm zuerst die Verwaltung (revoke).',
    noDatabase:
      'In {{folder}} gibt es keine Datenbank: Starten Sie den Server einmal, oder setzen Sie DATA_DIR.',
    otherVersion: 'Der laufende Server hat eine andere Version als dieser Befehl: Beenden Sie ihn zuerst.',
  },
  backup: {
    saved: 'Die Datenbank in {{folder}} ist in {{file}} gesichert.',
    restored: '{{file}} ist jetzt die Datenbank in {{folder}}.',
    restoredKept:
      '{{file}} ist jetzt die Datenbank in {{folder}}. Die bisherige Datenbank bleibt als {{kept}} erhalten.',
    postgres:
      'DATABASE_URL nennt PostgreSQL, das eigene Befehle dafür hat, pg_dump und pg_restore: siehe docs/deploy.md.',
    noDatabase: 'In {{folder}} gibt es keine Datenbank: Setzen Sie DATA_DIR auf den Ordner des Servers.',
    exists: '{{file}} gibt es schon: Wählen Sie einen anderen Namen.',
    notWritten: 'Die Sicherung {{file}} kann nicht geschrieben werden: {{reason}}',
    noFolder: 'Der Ordner {{folder}} für Sicherungen kann nicht angelegt werden: {{reason}}',
    noFile: 'Die Datei {{file}} gibt es nicht.',
    notRestored: 'Die Sicherung kann nicht in {{folder}} eingespielt werden: {{reason}}',
    notUsable: '{{file}} ist keine brauchbare Sicherung: {{reason}}',
    damaged: '{{file}} ist keine brauchbare Sicherung: Sie ist beschädigt ({{reason}}).',
    newer:
      '{{file}} ist keine brauchbare Sicherung: Sie stammt von einem neueren Bellgrid (Struktur {{structure}}).',
  },
  start: {
    folderInUse:
      'Der Datenordner {{folder}} wird von einem anderen Prozess verwendet: Beenden Sie diesen, oder wählen Sie mit DATA_DIR einen anderen Ordner.',
    folderNotWritable:
      'In den Datenordner {{folder}} kann nicht geschrieben werden ({{reason}}): Wählen Sie mit DATA_DIR einen anderen.',
    databaseGone:
      'In {{file}} sind keine Daten, obwohl ein Server mit {{folder}} gearbeitet hat: Spielen Sie mit `bellgrid restore DATEI` eine Sicherung ein, oder setzen Sie NEW_DATABASE=1, um neu zu beginnen.',
    databaseDamaged:
      'Die Datenbank {{file}} kann nicht geöffnet werden: Sie ist beschädigt ({{reason}}). Spielen Sie mit `bellgrid restore DATEI` eine Sicherung ein.',
    databaseUnopened: 'Die Datenbank {{file}} kann nicht geöffnet werden: {{reason}}',
    databaseNewer:
      'Die Datenbank stammt von einem neueren Bellgrid (Struktur {{current}}, dieses kennt {{newest}}): Aktualisieren Sie Bellgrid.',
    secretDamaged:
      '{{file}} ist beschädigt: Löschen Sie die Datei; dann entsteht eine neue, und alle müssen sich neu anmelden.',
    portInUse:
      'Der Port {{port}} ist belegt: Beenden Sie das Programm, das ihn verwendet, oder wählen Sie mit PORT einen anderen.',
    portRefused:
      'Der Port {{port}} ist für diesen Benutzer nicht erlaubt: Wählen Sie mit PORT einen über 1023.',
    notListening: 'Der Server kann {{host}}:{{port}} nicht verwenden ({{reason}}): Prüfen Sie HOST und PORT.',
    workerAlone:
      'Ein Worker braucht die DATABASE_URL seiner Server. Ein Server mit eigenem Datenordner rechnet selbst.',
  },
  environment: {
    wrong: 'Die Umgebungsvariablen stimmen nicht: {{faults}}.',
    secretForDatabase: 'AUTH_SECRET muss mit DATABASE_URL gesetzt sein, gleich für alle Server',
    mailForHttps:
      'SMTP_URL muss mit einer PUBLIC_URL mit https gesetzt sein, sonst werden Links ausgegeben, die Konten öffnen',
    payments: 'STRIPE_SECRET_KEY, STRIPE_PRICE_ID und STRIPE_WEBHOOK_SECRET müssen zusammen gesetzt sein',
    wholeNumber: 'muss eine ganze Zahl von {{min}} bis {{max}} sein',
    address: 'muss eine Adresse sein wie {{example}}',
    addresses: 'muss eine Adresse sein wie {{example}} oder {{other}}',
    noPath: 'darf keinen Pfad haben: Der Server antwortet auf der obersten Ebene',
    proxies: 'muss 0 sein oder die Adressen der Proxys, wie 127.0.0.1 oder 10.0.0.0/8',
    zeroOrOne: 'muss 0 oder 1 sein',
    atLeast: 'muss mindestens {{min}} Zeichen haben',
    notRandom: 'muss zufällig sein: Es hat zu wenige verschiedene Zeichen',
    tooShort: 'ist zu kurz',
    logLevel: 'muss fatal, error, warn, info, debug, trace oder silent sein',
  },
};
