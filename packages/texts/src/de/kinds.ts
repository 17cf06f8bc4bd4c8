export const kinds = {
  lessonSet_one: 'Die {{count, number}} Unterrichtsstunde {{lessons}}',
  lessonSet_other: 'Die {{count, number}} Unterrichtsstunden {{lessons}}',
  scope: {
    all: { teacher: 'Jede Lehrkraft', group: 'Jede Klasse', subject: 'Jedes Fach' },
    except: {
      teacher: 'Jede Lehrkraft außer {{except}}',
      group: 'Jede Klasse außer {{except}}',
      subject: 'Jedes Fach außer {{except}}',
    },
    chosen: 'Jeweils {{items}}',
  },
  amounts: {
    period_one: '{{count, number}} Stunde',
    period_other: '{{count, number}} Stunden',
    minute_one: '{{count, number}} Minute',
    minute_other: '{{count, number}} Minuten',
    cell_one: '{{count, number}} gewählte Stunde',
    cell_other: '{{count, number}} gewählte Stunden',
  },
  limits: {
    wanted_zero: 'gewünscht ist keine',
    wanted_one: 'gewünscht ist höchstens {{count, number}}',
    wanted_other: 'gewünscht sind höchstens {{count, number}}',
    wantedTimes_zero: 'gewünscht ist: nie',
    wantedTimes_one: 'gewünscht ist höchstens {{count, number}}-mal',
    wantedTimes_other: 'gewünscht ist höchstens {{count, number}}-mal',
    allowed_zero: 'erlaubt ist keine',
    allowed_one: 'erlaubt ist höchstens {{count, number}}',
    allowed_other: 'erlaubt sind höchstens {{count, number}}',
    allowedDays_zero: 'erlaubt ist keiner',
    allowedDays_one: 'erlaubt ist höchstens {{count, number}}',
    allowedDays_other: 'erlaubt sind höchstens {{count, number}}',
  },
  span: { week: 'pro Woche', cycle: 'pro Zyklus' },
  unknown: 'Unbekannte Art von Regel',
  adjacent: {
    rule: '{{first}} und {{second}} folgen aufeinander',
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Sie müssen aufeinander folgen',
  },
  after: {
    rule: {
      subject: '{{base}} liegt nach {{other}}, wenn beide am selben Tag sind',
      lesson: '{{base}} liegt nach {{other}}, am selben oder einem späteren Tag',
    },
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Die erste muss enden, bevor die zweite beginnt',
  },
  afterPeriod: {
    rule: '{{base}} wird nach {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, muss aber nach {{values}} beginnen',
  },
  allowedCells: {
    rule: {
      start: '{{lessons}}: Beginn nur zu diesen Zeiten ({{cells}})',
      whole: '{{lessons}}: nur zu diesen Zeiten ({{cells}})',
    },
    violation: '{{lesson}} liegt am {{place}}, das ist keine der erlaubten Zeiten',
  },
  atMostAtATime: {
    rule_zero: '{{lessons}}: keine in diesen Stunden ({{cells}})',
    rule_one: '{{lessons}}: höchstens {{count, number}} gleichzeitig in diesen Stunden ({{cells}})',
    rule_other: '{{lessons}}: höchstens {{count, number}} gleichzeitig in diesen Stunden ({{cells}})',
    violation: '{{lessons}}: {{found, number}} gleichzeitig am {{place}}, {{limit}}',
  },
  atPeriod: {
    rule: '{{base}} wird nur in {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, darf aber nur in {{values}} liegen',
  },
  before: {
    rule: {
      subject: '{{base}} liegt vor {{other}}, wenn beide am selben Tag sind',
      lesson: '{{base}} liegt vor {{other}}, am selben oder einem früheren Tag',
    },
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Die erste muss enden, bevor die zweite beginnt',
  },
  beforePeriod: {
    rule: '{{base}} wird vor {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, muss aber vor {{values}} enden',
  },
  beginsDay: {
    rule: '{{lessons}}: immer zu Beginn des Schultags der Klassen',
    violation: '{{lesson}} am {{place}} steht nicht am Beginn des Tages: {{other}} liegt früher',
  },
  classroomCalendar: {
    rule: '{{base}} wird in den Stunden nicht verwendet, die in der Verfügbarkeit gesperrt sind',
    violation: '{{base}} ist am {{place}} gesperrt, aber {{lesson}} liegt dort',
  },
  consecutive: {
    rule: {
      direct: 'Unterrichtsstunden von {{subjects}} an einem Tag folgen direkt aufeinander',
      near: 'Unterrichtsstunden von {{subjects}} an einem Tag folgen aufeinander, mit höchstens {{spacing}} dazwischen',
    },
    violation:
      'Unterrichtsstunden von {{subjects}} folgen nicht aufeinander: eine Lücke von {{gap}} am {{day}} zwischen {{first}} und {{second}}',
  },
  directlyAfter: {
    rule: 'Direkt nach {{first}} kommt {{second}}',
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Die zweite muss direkt auf die erste folgen',
  },
  endsDay: {
    rule: '{{lessons}}: immer am Ende des Schultags der Klassen',
    violation: '{{lesson}} am {{place}} steht nicht am Ende des Tages: {{other}} liegt später',
  },
  evenDays: {
    rule_zero: '{{base}} hat etwa gleich lange Tage, keiner liegt unter dem abgerundeten Durchschnitt',
    rule_one:
      '{{base}} hat etwa gleich lange Tage, keiner liegt mehr als {{count, number}} Stunde unter dem abgerundeten Durchschnitt',
    rule_other:
      '{{base}} hat etwa gleich lange Tage, keiner liegt mehr als {{count, number}} Stunden unter dem abgerundeten Durchschnitt',
    violation_one:
      '{{base}} hat am {{day}} nur {{count, number}} Stunde, gewünscht sind für etwa gleich lange Tage mindestens {{min, number}}',
    violation_other:
      '{{base}} hat am {{day}} nur {{count, number}} Stunden, gewünscht sind für etwa gleich lange Tage mindestens {{min, number}}',
  },
  groupCalendar: {
    rule: '{{base}} hat keinen Unterricht in den Stunden, die in der Verfügbarkeit nicht verfügbar sind',
    violation: '{{base}} ist am {{place}} nicht verfügbar, hat dann aber {{lesson}}',
  },
  keptStarts: {
    rule: 'Unterrichtsstunden von {{base}} bleiben zu ihrer jetzigen Zeit',
    violation: '{{lesson}} ist verschoben auf {{place}}',
  },
  lastPeriodShare: {
    rule: {
      any_zero: '{{base}}: keine Unterrichtsstunde in der letzten Stunde des Tages',
      any_one:
        '{{base}}: höchstens {{count, number}} % der Unterrichtsstunden in der letzten Stunde des Tages',
      any_other:
        '{{base}}: höchstens {{count, number}} % der Unterrichtsstunden in der letzten Stunde des Tages',
      main_zero:
        '{{base}}: bei mindestens {{least, number}} Unterrichtsstunden keine davon in der letzten Stunde des Tages',
      main_one:
        '{{base}}: bei mindestens {{least, number}} Unterrichtsstunden höchstens {{count, number}} % davon in der letzten Stunde des Tages',
      main_other:
        '{{base}}: bei mindestens {{least, number}} Unterrichtsstunden höchstens {{count, number}} % davon in der letzten Stunde des Tages',
    },
    violation_one: '{{base}} liegt {{count, number}}-mal in der letzten Stunde eines Tages, {{limit}}',
    violation_other: '{{base}} liegt {{count, number}}-mal in der letzten Stunde eines Tages, {{limit}}',
  },
  lessonSpread: {
    rule: {
      most_one: '{{base}} hat höchstens {{count, number}} Unterrichtsstunde pro Tag',
      most_other: '{{base}} hat höchstens {{count, number}} Unterrichtsstunden pro Tag',
      twos_one: '{{base}} hat genau {{count, number}} Tag mit zwei Unterrichtsstunden, sonst eine pro Tag',
      twos_other: '{{base}} hat genau {{count, number}} Tage mit zwei Unterrichtsstunden, sonst eine pro Tag',
      everyDay: '{{base}} hat mindestens eine Unterrichtsstunde pro Tag',
      free: 'Die Unterrichtsstunden von {{base}} sind frei verteilt',
    },
    violation: {
      most_one:
        '{{base}} hat {{count, number}} Unterrichtsstunde am {{day}}, gewünscht sind höchstens {{most, number}}',
      most_other:
        '{{base}} hat {{count, number}} Unterrichtsstunden am {{day}}, gewünscht sind höchstens {{most, number}}',
      twos_one:
        '{{base}} hat {{count, number}} Tag mit zwei Unterrichtsstunden, gewünscht: {{wanted, number}}',
      twos_other:
        '{{base}} hat {{count, number}} Tage mit zwei Unterrichtsstunden, gewünscht: {{wanted, number}}',
      someDays: '{{base}} liegt nur am {{days}}, gewünscht ist mindestens eine Unterrichtsstunde pro Tag',
      noDay: '{{base}} liegt an keinem Tag, gewünscht ist mindestens eine Unterrichtsstunde pro Tag',
    },
  },
  lessonsSameClassroom: {
    rule: 'Alle Unterrichtsstunden von {{base}} sind im selben Raum',
    violation_one: 'Unterrichtsstunden von {{base}} sind in {{count, number}} Raum: {{classrooms}}',
    violation_other: 'Unterrichtsstunden von {{base}} sind in {{count, number}} Räumen: {{classrooms}}',
  },
  lessonsSamePeriod: {
    rule: 'Alle Unterrichtsstunden von {{base}} beginnen in der gleichen Stunde',
    violation: 'Unterrichtsstunden von {{base}} liegen nicht alle in der gleichen Stunde',
  },
  lunchBreak: {
    rule: '{{base}} hat an langen Tagen ohne lange Pause {{window}} eine freie Stunde zum Mittagessen',
    violation: '{{base}} hat am {{day}} {{window}} keine freie Stunde zum Mittagessen',
  },
  maxBuildingChangesPerDay: {
    rule_zero: '{{base}} bleibt an jedem Tag in einem Gebäude',
    rule_one: '{{base}} wechselt höchstens {{count, number}}-mal am Tag das Gebäude',
    rule_other: '{{base}} wechselt höchstens {{count, number}}-mal am Tag das Gebäude',
    violation_one: '{{base}} wechselt am {{day}} {{count, number}}-mal das Gebäude, {{limit}}',
    violation_other: '{{base}} wechselt am {{day}} {{count, number}}-mal das Gebäude, {{limit}}',
  },
  maxDaysInWindow: {
    rule_zero: '{{base}} hat {{window}} keinen Unterricht',
    rule_one: '{{base}} hat {{window}} an höchstens {{count, number}} Tag Unterricht',
    rule_other: '{{base}} hat {{window}} an höchstens {{count, number}} Tagen Unterricht',
    window: { one: 'in {{first}}', range: 'von {{first}} bis {{last}}' },
    violation_one: '{{base}} hat {{window}} an {{count, number}} Tag ({{days}}) Unterricht, {{limit}}',
    violation_other: '{{base}} hat {{window}} an {{count, number}} Tagen ({{days}}) Unterricht, {{limit}}',
  },
  maxGapsPerDay: {
    rule_zero: '{{base}} hat an keinem Tag Freistunden',
    rule_one: '{{base}} hat höchstens {{count, number}} Freistunde am Tag',
    rule_other: '{{base}} hat höchstens {{count, number}} Freistunden am Tag',
    violation_one: '{{base}} hat am {{day}} {{count, number}} Freistunde, {{limit}}',
    violation_other: '{{base}} hat am {{day}} {{count, number}} Freistunden, {{limit}}',
  },
  maxGapsPerWeek: {
    rule_zero: '{{base}} hat keine Freistunden',
    rule_one: '{{base}} hat höchstens {{count, number}} Freistunde {{span}}',
    rule_other: '{{base}} hat höchstens {{count, number}} Freistunden {{span}}',
    violation_one: '{{base}} hat {{count, number}} Freistunde {{span}}, {{limit}}',
    violation_other: '{{base}} hat {{count, number}} Freistunden {{span}}, {{limit}}',
  },
  maxPeriodsInARow: {
    rule: {
      all_one: '{{base}} hat höchstens {{count, number}} Stunde hintereinander',
      all_other: '{{base}} hat höchstens {{count, number}} Stunden hintereinander',
      some_one: '{{base}} hat höchstens {{count, number}} Stunde {{subjects}} hintereinander',
      some_other: '{{base}} hat höchstens {{count, number}} Stunden {{subjects}} hintereinander',
    },
    violation_one:
      '{{base}} hat am {{day}} {{count, number}} Stunde hintereinander, erlaubt sind höchstens {{max, number}}',
    violation_other:
      '{{base}} hat am {{day}} {{count, number}} Stunden hintereinander, erlaubt sind höchstens {{max, number}}',
  },
  maxPeriodsPerDay: {
    rule_one: '{{base}} hat höchstens {{count, number}} Stunde am Tag',
    rule_other: '{{base}} hat höchstens {{count, number}} Stunden am Tag',
    violation_one: '{{base}} hat am {{day}} {{count, number}} Stunde, erlaubt sind höchstens {{max, number}}',
    violation_other:
      '{{base}} hat am {{day}} {{count, number}} Stunden, erlaubt sind höchstens {{max, number}}',
  },
  minDaysBetween: {
    rule_one: '{{lessons}}: mindestens {{count, number}} Tag Abstand',
    rule_other: '{{lessons}}: mindestens {{count, number}} Tage Abstand',
    violation_one:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: weniger als {{count, number}} Tag Abstand',
    violation_other:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: weniger als {{count, number}} Tage Abstand',
  },
  minPeriodsPerDay: {
    rule: {
      taught_one: '{{base}} hat an jedem Tag mit Unterricht mindestens {{count, number}} Stunde',
      taught_other: '{{base}} hat an jedem Tag mit Unterricht mindestens {{count, number}} Stunden',
      everyDay_one: '{{base}} hat an jedem Tag mindestens {{count, number}} Stunde',
      everyDay_other: '{{base}} hat an jedem Tag mindestens {{count, number}} Stunden',
    },
    violation_one:
      '{{base}} hat am {{day}} nur {{count, number}} Stunde, gewünscht sind mindestens {{min, number}}',
    violation_other:
      '{{base}} hat am {{day}} nur {{count, number}} Stunden, gewünscht sind mindestens {{min, number}}',
  },
  minRest: {
    rule_one: '{{base}} hat nachts mindestens {{count, number}} Minute Ruhe',
    rule_other: '{{base}} hat nachts mindestens {{count, number}} Minuten Ruhe',
    violation_one:
      '{{base}} hat zwischen {{days}} {{count, number}} Minute Ruhe, gewünscht sind mindestens {{min, number}}',
    violation_other:
      '{{base}} hat zwischen {{days}} {{count, number}} Minuten Ruhe, gewünscht sind mindestens {{min, number}}',
  },
  mostMoves: {
    rule: {
      lessons_one: 'Höchstens {{count, number}} Unterrichtsstunde wird auf eine andere Zeit verschoben',
      lessons_other: 'Höchstens {{count, number}} Unterrichtsstunden werden auf eine andere Zeit verschoben',
      weighed:
        'Unterrichtsstunden, die auf eine andere Zeit verschoben werden, zählen zusammen höchstens {{count, number}}',
    },
    violation: 'Die verschobenen Unterrichtsstunden zählen {{count, number}}, {{limit}}',
  },
  notAtPeriod: {
    rule: '{{base}} wird nie in {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, darf aber nicht in {{values}} liegen',
  },
  notConsecutive: {
    rule: '{{subjectsA}} und {{subjectsB}} haben mindestens {{spacing}} Abstand, wenn sie am selben Tag sind',
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Dazwischen müssen {{spacing}} liegen',
  },
  notOnDay: {
    rule: '{{base}} wird nie am {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, darf aber nicht am {{values}} liegen',
  },
  notSameDay: {
    rule: {
      alone: 'Unterrichtsstunden von {{base}} sind nie am selben Tag',
      pair: '{{base}} und {{other}} sind nie am selben Tag',
    },
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Sie dürfen nicht am selben Tag sein',
  },
  notSamePeriod: {
    rule: {
      alone:
        'Unterrichtsstunden von {{base}} sind nie in der gleichen Stunde, auch nicht an verschiedenen Tagen',
      pair: '{{base}} und {{other}} sind nie in der gleichen Stunde, auch nicht an verschiedenen Tagen',
    },
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Sie dürfen nicht in der gleichen Stunde sein, auch nicht an verschiedenen Tagen',
  },
  notSameTime: {
    rule: {
      alone: 'Unterrichtsstunden von {{base}} sind nie gleichzeitig',
      pair: '{{base}} und {{other}} sind nie gleichzeitig',
    },
    violation:
      '{{first}} liegt am {{firstPlace}} und {{second}} am {{secondPlace}}: Sie dürfen nicht gleichzeitig sein',
  },
  occupyAtMost: {
    rule_zero: '{{lessons}}: keine dieser Stunden belegt ({{cells}})',
    rule_one: '{{lessons}}: höchstens {{count, number}} dieser Stunden belegt ({{cells}})',
    rule_other: '{{lessons}}: höchstens {{count, number}} dieser Stunden belegt ({{cells}})',
    violation_one: '{{lessons}} belegen {{count, number}} der gewählten Stunden ({{cells}}), {{limit}}',
    violation_other: '{{lessons}} belegen {{count, number}} der gewählten Stunden ({{cells}}), {{limit}}',
  },
  onDay: {
    rule: '{{base}} wird nur am {{values}} unterrichtet',
    violation: '{{lesson}} liegt am {{place}}, darf aber nur am {{values}} liegen',
  },
  perDayLimit: {
    rule_one: '{{lessons}}: höchstens {{count, number}} Unterrichtsstunde am Tag',
    rule_other: '{{lessons}}: höchstens {{count, number}} Unterrichtsstunden am Tag',
    violation_one:
      '{{lessons}}: {{count, number}} Unterrichtsstunde am {{day}}, gewünscht sind höchstens {{max, number}}',
    violation_other:
      '{{lessons}}: {{count, number}} Unterrichtsstunden am {{day}}, gewünscht sind höchstens {{max, number}}',
  },
  roomPreference: {
    rule: '{{lessons}}: möglichst in {{classrooms}}',
    violation: '{{lesson}} liegt in {{classroom}}, nicht in {{classrooms}}',
  },
  sameDay: {
    rule: '{{base}} ist am selben Tag wie {{other}}',
    violation: '{{base}} ist nicht immer am selben Tag wie {{other}}',
  },
  samePeriod: {
    rule: '{{base}} und {{other}} beginnen in der gleichen Stunde',
    violation: '{{base}} und {{other}} beginnen nicht alle in der gleichen Stunde',
  },
  sameTime: {
    rule: '{{base}} ist gleichzeitig mit {{other}}',
    violation: '{{base}} ist nicht immer gleichzeitig mit {{other}}',
  },
  sameTimeOptional: {
    rule: '{{base}} und {{other}} dürfen gleichzeitig sein',
  },
  splitAround: {
    rule: {
      before_one: 'Mindestens {{count, number}} Unterrichtsstunde von {{subjects}} liegt vor {{period}}',
      before_other: 'Mindestens {{count, number}} Unterrichtsstunden von {{subjects}} liegen vor {{period}}',
      onOrBefore_one:
        'Mindestens {{count, number}} Unterrichtsstunde von {{subjects}} liegt in oder vor {{period}}',
      onOrBefore_other:
        'Mindestens {{count, number}} Unterrichtsstunden von {{subjects}} liegen in oder vor {{period}}',
      after_one: 'Mindestens {{count, number}} Unterrichtsstunde von {{subjects}} liegt nach {{period}}',
      after_other: 'Mindestens {{count, number}} Unterrichtsstunden von {{subjects}} liegen nach {{period}}',
      onOrAfter_one:
        'Mindestens {{count, number}} Unterrichtsstunde von {{subjects}} liegt in oder nach {{period}}',
      onOrAfter_other:
        'Mindestens {{count, number}} Unterrichtsstunden von {{subjects}} liegen in oder nach {{period}}',
    },
    violation: {
      before_one:
        '{{subjects}}: {{count, number}} Unterrichtsstunde vor {{period}}, gewünscht sind mindestens {{min, number}}',
      before_other:
        '{{subjects}}: {{count, number}} Unterrichtsstunden vor {{period}}, gewünscht sind mindestens {{min, number}}',
      onOrBefore_one:
        '{{subjects}}: {{count, number}} Unterrichtsstunde in oder vor {{period}}, gewünscht sind mindestens {{min, number}}',
      onOrBefore_other:
        '{{subjects}}: {{count, number}} Unterrichtsstunden in oder vor {{period}}, gewünscht sind mindestens {{min, number}}',
      after_one:
        '{{subjects}}: {{count, number}} Unterrichtsstunde nach {{period}}, gewünscht sind mindestens {{min, number}}',
      after_other:
        '{{subjects}}: {{count, number}} Unterrichtsstunden nach {{period}}, gewünscht sind mindestens {{min, number}}',
      onOrAfter_one:
        '{{subjects}}: {{count, number}} Unterrichtsstunde in oder nach {{period}}, gewünscht sind mindestens {{min, number}}',
      onOrAfter_other:
        '{{subjects}}: {{count, number}} Unterrichtsstunden in oder nach {{period}}, gewünscht sind mindestens {{min, number}}',
    },
  },
  startsAtFirstPeriod: {
    rule: {
      always: '{{base}} beginnt jeden Tag in der ersten Stunde',
      mostly_one:
        '{{base}} beginnt jeden Tag in der ersten Stunde, an höchstens {{count, number}} Tag in der zweiten',
      mostly_other:
        '{{base}} beginnt jeden Tag in der ersten Stunde, an höchstens {{count, number}} Tagen in der zweiten',
    },
    violation_one: '{{base}} beginnt am {{day}} {{count, number}} Stunde zu spät',
    violation_other: '{{base}} beginnt am {{day}} {{count, number}} Stunden zu spät',
  },
  subjectPeriodsPerDay: {
    rule_one: '{{base}} hat höchstens {{count, number}} Stunde eines Fachs am Tag',
    rule_other: '{{base}} hat höchstens {{count, number}} Stunden eines Fachs am Tag',
    violation_one:
      '{{base}} hat am {{day}} {{count, number}} Stunde {{subject}}, gewünscht sind höchstens {{max, number}}',
    violation_other:
      '{{base}} hat am {{day}} {{count, number}} Stunden {{subject}}, gewünscht sind höchstens {{max, number}}',
  },
  teacherBreak: {
    rule_one: '{{base}} hat nach höchstens {{count, number}} Stunde eine Pause von {{breakSize}}',
    rule_other: '{{base}} hat nach höchstens {{count, number}} Stunden eine Pause von {{breakSize}}',
    violation_one:
      '{{base}} unterrichtet am {{day}} {{count, number}} Stunde ohne eine Pause von {{breakSize}}, erlaubt sind höchstens {{max, number}}',
    violation_other:
      '{{base}} unterrichtet am {{day}} {{count, number}} Stunden ohne eine Pause von {{breakSize}}, erlaubt sind höchstens {{max, number}}',
  },
  teacherCalendar: {
    rule: {
      hard: '{{base}} unterrichtet nicht in den Stunden, die in der Verfügbarkeit nicht verfügbar sind',
      soft: '{{base}} unterrichtet ungern in den Stunden, die in der Verfügbarkeit nicht bevorzugt sind',
    },
    violation: {
      hard: '{{base}} ist am {{place}} nicht verfügbar, hat dann aber {{lesson}}',
      soft: '{{base}} unterrichtet am {{place}} ungern, hat dann aber {{lesson}}',
    },
  },
  teacherLessonsConsecutive: {
    rule: {
      direct: '{{base}} unterrichtet ohne Freistunden am Tag',
      near: '{{base}} hat am Tag Lücken von höchstens {{spacing}}',
    },
    violation:
      '{{base}} unterrichtet nicht am Stück: eine Lücke von {{gap}} am {{day}} zwischen {{first}} und {{second}}',
  },
  teacherMaxDays: {
    rule_one: '{{base}} unterrichtet an höchstens {{count, number}} Tag',
    rule_other: '{{base}} unterrichtet an höchstens {{count, number}} Tagen',
    violation_one: '{{base}} unterrichtet an {{count, number}} Tag ({{days}}), {{limit}}',
    violation_other: '{{base}} unterrichtet an {{count, number}} Tagen ({{days}}), {{limit}}',
    withoutLimit_one: '{{base}} unterrichtet an {{count, number}} Tag ({{days}})',
    withoutLimit_other: '{{base}} unterrichtet an {{count, number}} Tagen ({{days}})',
  },
  teacherMaxLessonsPerDay: {
    rule_one: '{{base}} unterrichtet höchstens {{count, number}} Stunde am Tag',
    rule_other: '{{base}} unterrichtet höchstens {{count, number}} Stunden am Tag',
    violation_one:
      '{{base}} unterrichtet am {{day}} {{count, number}} Stunde, erlaubt sind höchstens {{max, number}}',
    violation_other:
      '{{base}} unterrichtet am {{day}} {{count, number}} Stunden, erlaubt sind höchstens {{max, number}}',
  },
  teacherMinLessonsPerDay: {
    rule_one: '{{base}} unterrichtet an jedem Unterrichtstag mindestens {{count, number}} Stunde',
    rule_other: '{{base}} unterrichtet an jedem Unterrichtstag mindestens {{count, number}} Stunden',
    violation_one:
      '{{base}} unterrichtet am {{day}} nur {{count, number}} Stunde, gewünscht sind mindestens {{min, number}}',
    violation_other:
      '{{base}} unterrichtet am {{day}} nur {{count, number}} Stunden, gewünscht sind mindestens {{min, number}}',
  },
  uninterrupted: {
    rule_one: '{{base}}: Keine Doppelstunde wird von einer Pause ab {{count, number}} Minute unterbrochen',
    rule_other: '{{base}}: Keine Doppelstunde wird von einer Pause ab {{count, number}} Minuten unterbrochen',
    violation_one: '{{lesson}} am {{place}} wird von einer Pause ab {{count, number}} Minute unterbrochen',
    violation_other: '{{lesson}} am {{place}} wird von einer Pause ab {{count, number}} Minuten unterbrochen',
  },
};
