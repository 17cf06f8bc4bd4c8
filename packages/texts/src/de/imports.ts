export const imports = {
  name: '{{name}}',
  about: '{{things}}: {{what}}',
  rooms: '{{rooms}}',
  moreWarnings_one: '… und {{count, number}} weitere.',
  moreWarnings_other: '… und {{count, number}} weitere.',
  empty: 'Die Datei ist leer.',
  tooLarge:
    'Die Datei hat {{size, number}} MB; höchstens {{limit, number}} MB können importiert werden. Prüfen Sie, ob es die richtige Datei ist.',
  unknownFormat:
    'Das Format der Datei ist unbekannt. Sie ist weder XML ({{fet}}) noch eine unserer eigenen Dateien ({{own}}).',
  otherEncoding:
    'Die Datei ist kein Text in {{encoding}}. Speichern Sie sie als UTF-8 und versuchen Sie es noch einmal.',
  unknownEncoding:
    'Die Datei nennt als Zeichensatz „{{encoding}}“, der nicht bekannt ist. Speichern Sie sie als UTF-8 und versuchen Sie es noch einmal.',
  things: {
    days: 'Tage',
    structures: 'Stundenraster',
    groups: 'Klassen',
    trackSets: 'Teilungen',
    teachers: 'Lehrkräfte',
    subjects: 'Fächer',
    lessons: 'Unterrichtsstunden',
    classrooms: 'Räume',
    constraints: 'Regeln',
  },
  own: {
    dropped: '{{what}} (weggelassen)',
    repaired: '{{what}} (korrigiert)',
    record: {
      teachers: 'Lehrkraft {{name}}',
      groups: 'Klasse {{name}}',
      classrooms: 'Raum {{name}}',
      subjects: 'Fach {{name}}',
      lessons: 'Unterrichtsstunde {{name}}',
      trackSets: 'Teilung {{name}}',
      customViews: 'Ansicht {{name}}',
    },
    part: '{{record}}, {{part}}',
    parts: {
      name: 'Name',
      shortName: 'Kürzel',
      email: 'E-Mail',
      contractPeriods: 'Stunden laut Vertrag',
      color: 'Farbe',
      weight: 'Gewicht',
      building: 'Gebäude',
      structure: 'Stundenraster',
      subject: 'Fach',
      subjects: 'Fächer',
      lessons: 'Unterrichtsstunden',
      teachers: 'Lehrkräfte',
      groups: 'Klassen',
      group: 'Klasse',
      tracks: 'Teilgruppen',
      classroom: 'Raum',
      viableClassrooms: 'Räume zur Auswahl',
      numPeriods: 'Länge',
      timeSlot: 'Zeit',
      locked: 'Fixierung',
      solveGroups: 'ausgewählte Klassen',
      solveTeachers: 'ausgewählte Lehrkräfte',
      solveClassrooms: 'ausgewählte Räume',
      solveLessons: 'ausgewählte Unterrichtsstunden',
    },
  },
  xml: {
    otherRoot: 'Die Datei ist XML, aber ihr oberstes Element ist <{{found}}> und nicht <{{root}}>.',
    tooDeep: 'Die Datei verschachtelt Elemente tiefer als {{limit, number}} Ebenen; sie ist keine FET-Datei.',
    doctype: 'Die Datei hat einen DOCTYPE, den FET nie schreibt. Entfernen Sie ihn.',
    noElements: 'Die Datei hat keine Elemente; sie ist keine FET-Datei.',
    malformed: 'Die Datei ist kein wohlgeformtes XML, oder sie ist abgeschnitten: {{fault}}',
    ampersand: 'ein „&“ muss als „&amp;“ geschrieben werden.',
    closingTag: 'ein schließendes Tag gehört nicht zum Element davor.',
    textOutside: 'außerhalb der Elemente steht Text.',
    twoRoots: 'sie hat zwei oberste Elemente.',
    cutOff:
      'Die Datei ist abgeschnitten: Sie endet innerhalb von <{{element}}>. Exportieren oder laden Sie sie neu herunter.',
  },
  fet: {
    things: {
      days: 'Tage',
      hours: 'Stunden',
      subjects: 'Fächer',
      teachers: 'Lehrkräfte',
      classes: 'Schüler (Klassen)',
      divisions: 'Schüler (Teilungen)',
      activities: 'Aktivitäten',
      rooms: 'Räume',
    },
    activity: 'Aktivität',
    activityOf: 'Aktivität {{id}} ({{subject}})',
    room: 'Raum „{{name}}“',
    noVersion: 'Die Datei nennt ihre Version nicht; FET-Dateien ab Version 5 können importiert werden.',
    oldVersion: 'Die Datei hat Version {{version}}; FET-Dateien ab Version 5 können importiert werden.',
    mode: {
      blocks:
        'Der Modus der Datei ist Blockplanung (ihre Tage und Stunden sind Blöcke, keine Zeiten einer Woche). Nur die Modi „Official“ und „Mornings-Afternoons“ können importiert werden.',
      terms:
        'Der Modus der Datei ist Trimester (ihre Tage verteilen sich auf mehrere Abschnitte des Jahres). Nur die Modi „Official“ und „Mornings-Afternoons“ können importiert werden.',
      unknown:
        'Der Modus der Datei ist „{{mode}}“ und nicht bekannt. Nur die Modi „Official“ und „Mornings-Afternoons“ können importiert werden.',
    },
    tooMany: {
      classes:
        'Die Datei hat {{found, number}} Klassen; höchstens {{limit, number}} können importiert werden.',
      activities:
        'Die Datei hat {{found, number}} Aktivitäten; höchstens {{limit, number}} können importiert werden.',
      teachers:
        'Die Datei hat {{found, number}} Lehrkräfte; höchstens {{limit, number}} können importiert werden.',
      subjects:
        'Die Datei hat {{found, number}} Fächer; höchstens {{limit, number}} können importiert werden.',
      rooms: 'Die Datei hat {{found, number}} Räume; höchstens {{limit, number}} können importiert werden.',
      subgroups:
        'Die Datei hat {{found, number}} Untergruppen; höchstens {{limit, number}} können importiert werden.',
      constraints:
        'Die Datei hat {{found, number}} Regeln; höchstens {{limit, number}} können importiert werden.',
    },
    largeGrid:
      'Die Datei hat {{days, number}} Tage mit {{periods, number}} Stunden; höchstens {{mostDays, number}} Tage mit {{mostPeriods, number}} Stunden passen.',
    noDays: 'Die Datei hat keine Tage.',
    noHours: 'Die Datei hat keine Stunden.',
    noName: 'Ein Element {{element}} hat keinen Namen.',
    twice: '„{{name}}“ ist als {{element}} doppelt aufgeführt.',
    activityTwice: 'Die Aktivität {{id}} ist doppelt aufgeführt.',
    unknownOfActivity: {
      subject: 'Die Aktivität {{id}} nennt das Fach „{{name}}“, das es in der Datei nicht gibt.',
      teacher: 'Die Aktivität {{id}} nennt die Lehrkraft „{{name}}“, die es in der Datei nicht gibt.',
      students: 'Die Aktivität {{id}} nennt die Gruppe „{{name}}“, die es in der Datei nicht gibt.',
    },
    activityLacks: '{{child}} einer Aktivität fehlt; es muss eine ganze Zahl von {{min}} bis {{max}} sein.',
    activityNumber:
      '{{child}} einer Aktivität ist „{{found}}“; es muss eine ganze Zahl von {{min}} bis {{max}} sein.',
    unknown: {
      teacher: '{{element}} nennt die Lehrkraft „{{name}}“, die es in der Datei nicht gibt.',
      students: '{{element}} nennt die Gruppe „{{name}}“, die es in der Datei nicht gibt.',
      subject: '{{element}} nennt das Fach „{{name}}“, das es in der Datei nicht gibt.',
      room: '{{element}} nennt den Raum „{{name}}“, den es in der Datei nicht gibt.',
      day: '{{element}} nennt den Tag „{{name}}“, den es in der Datei nicht gibt.',
      hour: '{{element}} nennt die Stunde „{{name}}“, die es in der Datei nicht gibt.',
      activity: '{{element}} nennt die Aktivität „{{name}}“, die es in der Datei nicht gibt.',
    },
    notAPercentage: 'Das Gewicht von {{element}} ist „{{found}}“; es muss eine Zahl von 0 bis 100 sein.',
    notAFlag: '{{child}} von {{element}} ist „{{found}}“; erlaubt sind nur true und false.',
    notANumber:
      '{{child}} von {{element}} ist „{{found}}“; es muss eine ganze Zahl von mindestens {{min, number}} sein.',
    emptyInterval: 'Der Zeitraum von {{element}} endet, bevor er beginnt.',
    reason: {
      inactive: 'nicht aktiv',
      noImporter: 'diese Art von Regel wird noch nicht übernommen',
      noWeight: 'das Gewicht ist 0',
      unknownChild: 'enthält <{{child}}>; das ist nicht bekannt und kann die Bedeutung ändern',
      missingChild: 'hat kein <{{child}}>',
      repeatedChild: 'hat <{{child}}> mehr als einmal',
      emptyVirtualRoom: 'ein virtueller Raum ohne Räume',
      virtualRoom: 'fasst {{rooms, number}} Räume zusammen, von denen einer bleibt: {{kept}}',
      behavior:
        'eine Beschränkung einer Lehrkraft auf den Vormittag oder den Nachmittag eines Tages hat kein Gegenstück',
      otherRoomWeight: 'der Raum ist auch mit einem anderen Gewicht nicht verfügbar',
      ofVirtualRoom: 'betrifft einen virtuellen Raum',
      partialClasses:
        'Klassen, die nur zum Teil betroffen sind oder deren Teilungen sich so bei keinem Schüler verbinden, entfallen',
      weakerClasses: 'Schüler in Verbindungen von Teilungen, die nicht zählen, entfallen',
      partOfSubject:
        'Unterrichtsstunden eines Tages müssen nicht aufeinander folgen, wenn die Regel nur einen Teil eines Fachs betrifft',
      commonStudents:
        'einige der Aktivitäten haben gemeinsame Schüler und können deshalb nie zugleich beginnen',
      inactiveActivity: 'die Aktivität ist nicht aktiv',
      inactiveOfTwo: 'eine der Aktivitäten ist nicht aktiv',
      acrossNoon:
        'die letzte Stunde eines Vormittags und die erste des Nachmittags gelten als aufeinanderfolgend',
      orderInDay:
        'eine Reihenfolge innerhalb eines Tages ist nur für alle Unterrichtsstunden zweier Fächer möglich',
      oneDay: 'ein Vormittag und sein Nachmittag sind ein Tag',
      sameHour: 'in diesem Modus gilt dieselbe Stunde eines Vormittags und eines Nachmittags als eine',
      halfDays: 'in diesem Modus geht es um halbe Tage, die kein Gegenstück haben',
      onlyHalfDays: 'es geht um halbe Tage, die nur der Modus „Mornings-Afternoons“ hat',
      otherDays: 'in diesem Modus geht es um Tage, die kein Gegenstück haben',
      limitOfZero: 'eine Grenze von 0 würde jede Unterrichtsstunde verbieten',
      everyDay: 'eine Regel, dass eine Lehrkraft an jedem Tag unterrichtet, hat kein Gegenstück',
      restAcrossWeek: 'eine Ruhezeit zwischen dem letzten und dem ersten Tag hat kein Gegenstück',
      unequalHours: 'die Stunden sind verschieden lang, und eine Ruhezeit zählt in Minuten',
      noRoom: 'nennt keinen Raum',
      emptyVirtualRooms: 'die virtuellen Räume haben keine Räume',
      oneOfVirtual: 'ein virtueller Raum fasst mehrere Räume zusammen, von denen einer bleibt: {{rooms}}',
      preferredRoom:
        'eine Unterrichtsstunde, die keinen der bevorzugten Räume bekommt, nimmt einen anderen; in FET bleibt sie ohne Raum',
      doesNotFit: 'die Unterrichtsstunde passt dort nicht in den Tag',
      someLessons:
        'betrifft einige Unterrichtsstunden eines Fachs, und Abstände sind nur für ganze Fächer möglich',
      oneSubject: 'Abstände sind nur zwischen verschiedenen Fächern möglich',
      gapsWithin: 'zwischen zwei Unterrichtsstunden desselben Fachs gilt sie nicht',
      unequalLessons:
        'Schüler einer geteilten Klasse haben Unterrichtsstunden verschiedener Länge, und die Grenze zählt Stunden',
      longLesson: 'eine Unterrichtsstunde dieser Schüler ist länger als die Grenze',
      unequalTagged:
        'die Unterrichtsstunden mit dieser Markierung sind verschieden lang, und die Grenze zählt Stunden',
      longTagged: 'eine Unterrichtsstunde mit dieser Markierung ist länger als die Grenze',
      mixedTag: 'die Markierung haben nur einige Unterrichtsstunden eines Fachs',
    },
    warning: {
      manyDivisions:
        'in zu viele Teilungen geteilt; die Unterrichtsstunden werden getrennt gehalten, als hätten alle gemeinsame Schüler.',
      crowdedRooms:
        'dort werden mehr Stunden gebraucht, als verfügbar sind ({{needed, number}} von {{available, number}}); diese Raumwünsche entfallen.',
      noCommonRoom: 'die Raumregeln haben keinen gemeinsamen Raum; eine davon entfällt.',
      fewSeats_one:
        'kein erlaubter Raum hat {{count, number}} Platz; die Zahl der Plätze bleibt unberücksichtigt.',
      fewSeats_other:
        'kein erlaubter Raum hat {{count, number}} Plätze; die Zahl der Plätze bleibt unberücksichtigt.',
      noTimes:
        'die Datei enthält keine Zeiten dafür; sie sind angenommen, je 60 Minuten ab 08:00. Berichtigen Sie sie im Stundenraster.',
      noEnds:
        'die Datei nennt nur ihren Beginn; angenommen ist, dass jede bis zur nächsten dauert. Berichtigen Sie die Enden im Stundenraster.',
      oddTime: 'die zweite Zeit ist kein wahrscheinliches Ende; die Stunde dauert bis zur nächsten.',
      renamed:
        'umbenannt, weil eine Klasse mehrere Fächer dieses Namens bei anderen Lehrkräften oder für andere Schüler hat.',
      nobody: 'weder Lehrkräfte noch Schüler, daher nicht eingeplant.',
    },
  },
};
