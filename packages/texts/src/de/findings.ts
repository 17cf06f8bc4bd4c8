export const findings = {
  counts: {
    lessons_one: '{{count, number}} Unterrichtsstunde',
    lessons_other: '{{count, number}} Unterrichtsstunden',
    periods_one: '{{count, number}} Stunde',
    periods_other: '{{count, number}} Stunden',
    rules_one: '{{count, number}} Regel',
    rules_other: '{{count, number}} Regeln',
  },
  omitted_one: '{{count, number}} weitere Meldung ist nicht aufgeführt.',
  omitted_other: '{{count, number}} weitere Meldungen sind nicht aufgeführt.',
  overloaded: {
    only_one: '{{item}} hat {{count, number}} Stunde Unterricht, aber nur {{available, number}} verfügbar.',
    only_other:
      '{{item}} hat {{count, number}} Stunden Unterricht, aber nur {{available, number}} verfügbar.',
    withoutPlace_one:
      '{{item}} hat {{count, number}} Stunde Unterricht, aber nur {{available, number}} verfügbar. Für {{lessons}} bleibt kein Platz.',
    withoutPlace_other:
      '{{item}} hat {{count, number}} Stunden Unterricht, aber nur {{available, number}} verfügbar. Für {{lessons}} bleibt kein Platz.',
  },
  roomsOverloaded_one:
    '{{rooms}} haben zu viel Unterricht: {{count, number}} Stunde kann keinen anderen Raum nutzen, aber nur {{available, number}} sind verfügbar.',
  roomsOverloaded_other:
    '{{rooms}} haben zu viel Unterricht: {{count, number}} Stunden können keinen anderen Raum nutzen, aber nur {{available, number}} sind verfügbar.',
  limitLeavesNoRoom: {
    tooFew_one: '{{teacher}} hat nur {{count, number}} Stunde Unterricht: {{rules}}.',
    tooFew_other: '{{teacher}} hat nur {{count, number}} Stunden Unterricht: {{rules}}.',
    tooMany_one:
      '{{teacher}} hat {{count, number}} Stunde Unterricht, aber nur {{available, number}} verfügbar: {{rules}}.',
    tooMany_other:
      '{{teacher}} hat {{count, number}} Stunden Unterricht, aber nur {{available, number}} verfügbar: {{rules}}.',
    tooManyOfClass_one:
      '{{group}} hat {{count, number}} Stunde Unterricht, aber nur {{available, number}} verfügbar: {{rules}}.',
    tooManyOfClass_other:
      '{{group}} hat {{count, number}} Stunden Unterricht, aber nur {{available, number}} verfügbar: {{rules}}.',
    tooManyLessons_one:
      '{{subject}} hat {{count, number}} Unterrichtsstunde, aber höchstens {{available, number}} können eingeplant werden: {{rules}}.',
    tooManyLessons_other:
      '{{subject}} hat {{count, number}} Unterrichtsstunden, aber höchstens {{available, number}} können eingeplant werden: {{rules}}.',
    tooManyTogether_one:
      'Von diesen Unterrichtsstunden kann höchstens {{count, number}} eingeplant werden: {{lessons}}; {{rules}}.',
    tooManyTogether_other:
      'Von diesen Unterrichtsstunden können höchstens {{count, number}} eingeplant werden: {{lessons}}; {{rules}}.',
    tooManyForDays_one:
      '{{lessons}} können nur an diesen Tagen liegen: {{days}}; dort ist nur für {{count, number}} davon Platz: {{rules}}.',
    tooManyForDays_other:
      '{{lessons}} können nur an diesen Tagen liegen: {{days}}; dort ist nur für {{count, number}} davon Platz: {{rules}}.',
    tooManyForCells_one:
      '{{lessons}} können nur hier beginnen: {{cells}}; dort ist nur für {{count, number}} davon Platz: {{rules}}.',
    tooManyForCells_other:
      '{{lessons}} können nur hier beginnen: {{cells}}; dort ist nur für {{count, number}} davon Platz: {{rules}}.',
  },
  firstPeriod: {
    noLesson_one:
      '{{groups}} kann am {{cells}} keinen Unterricht haben, und ohne diesen Tag gibt es zu wenige Stunden: {{rules}}.',
    noLesson_other:
      '{{groups}} können am {{cells}} keinen Unterricht haben, und ohne diesen Tag gibt es zu wenige Stunden: {{rules}}.',
    exceptions_one:
      'Für {{groups}} fehlt {{count, number}} Beginn mit der ersten Stunde ({{cells}}), und nur {{exceptions, number}}-mal darf der Unterricht später beginnen; ohne diese Tage reichen die Stunden nicht: {{rules}}.',
    exceptions_other:
      'Für {{groups}} fehlen {{count, number}} Anfänge mit der ersten Stunde ({{cells}}), und nur {{exceptions, number}}-mal darf der Unterricht später beginnen; ohne diese Tage reichen die Stunden nicht: {{rules}}.',
    fewLessons_one:
      'Am {{cells}} ist für {{group}} in der ersten Stunde nur {{count, number}} Unterrichtsstunde möglich, bei {{teachers}}, und {{days, number}} sind nötig; ohne diese Tage reichen die Stunden nicht: {{rules}}.',
    fewLessons_other:
      'Am {{cells}} sind für {{group}} in der ersten Stunde nur {{count, number}} Unterrichtsstunden möglich, bei {{teachers}}, und {{days, number}} sind nötig; ohne diese Tage reichen die Stunden nicht: {{rules}}.',
    fewTeachers_one:
      'Nur {{count, number}} von {{groups}} kann am {{cells}} Unterricht haben, bei {{teachers}}; ohne diesen Tag gibt es zu wenige Stunden: {{rules}}.',
    fewTeachers_other:
      'Nur {{count, number}} von {{groups}} können am {{cells}} Unterricht haben, bei {{teachers}}; ohne diesen Tag gibt es zu wenige Stunden: {{rules}}.',
  },
  noTimeInOrder:
    'Für {{lesson}} bleibt nach den Unterrichtsstunden, die vorher kommen, keine Zeit: {{rules}}.',
  cannotHold:
    '„{{rule}}“ kann nie eingehalten werden: Es gibt nicht genug Unterrichtsstunden dafür ({{missing, number}} fehlen).',
  sameTimeImpossible: {
    never: '„{{rule}}“ kann nie eingehalten werden: {{why}}.',
    partly_one:
      '„{{rule}}“ kann nur für {{count, number}} von {{wanted, number}} Unterrichtsstunden eingehalten werden: {{why}}.',
    partly_other:
      '„{{rule}}“ kann nur für {{count, number}} von {{wanted, number}} Unterrichtsstunden eingehalten werden: {{why}}.',
    sameLesson: 'es ist dieselbe Unterrichtsstunde',
    teachers_one: '{{teachers}} unterrichtet beide',
    teachers_other: '{{teachers}} unterrichten beide',
    rooms: 'beide können nur in {{rooms}} sein',
    bells: 'ihre Stundenraster haben keine gemeinsame Anfangszeit',
  },
  sameTimeChain: {
    teachers_one:
      '{{a}} und {{b}} müssten gleichzeitig beginnen, aber {{teachers}} unterrichtet beide: {{rules}}.',
    teachers_other:
      '{{a}} und {{b}} müssten gleichzeitig beginnen, aber {{teachers}} unterrichten beide: {{rules}}.',
    rooms:
      '{{a}} und {{b}} müssten gleichzeitig beginnen, aber beide können nur in {{rooms}} sein: {{rules}}.',
    bells:
      '{{a}} und {{b}} müssten gleichzeitig beginnen, aber ihre Stundenraster haben keine gemeinsame Anfangszeit: {{rules}}.',
  },
  jointTimes: {
    teacher:
      '{{teacher}} hat {{count, number}} Unterrichtsstunden, die mit anderen beginnen und zusammen zu wenige verschiedene Zeiten haben ({{available, number}}): {{rules}}.',
    rooms:
      '{{count, number}} Unterrichtsstunden beginnen gleichzeitig, aber in {{rooms}} ist nur für {{available, number}} davon Platz: {{rules}}.',
  },
  fewStarts:
    'Für {{count, number}} Unterrichtsstunden von {{person}}, die nicht gleichzeitig sein können, gibt es weniger mögliche Anfangszeiten ({{available, number}}): {{lessons}}.',
  roomPlaces:
    'In {{rooms}} ist nur für {{available, number}} der {{count, number}} Unterrichtsstunden Platz, die in keinen anderen Raum können, in den Stunden, die für diese infrage kommen: {{lessons}}.',
  budgetTooSmall_one:
    '{{lessons}} kann nicht zur jetzigen Zeit bleiben und zählt {{needed, number}}; verschobene Unterrichtsstunden dürfen bis {{most, number}} zählen.',
  budgetTooSmall_other:
    '{{count, number}} Unterrichtsstunden können nicht zu ihrer jetzigen Zeit bleiben und zählen {{needed, number}}; verschobene dürfen bis {{most, number}} zählen: {{lessons}}.',
  noLegalStart: {
    one: 'Für {{lessons}} gibt es keine mögliche Stunde: {{why}}.',
    together: 'Für {{lessons}} gibt es keine Stunde, in der sie gemeinsam eingeplant werden können: {{why}}.',
    each: 'Für keine dieser Unterrichtsstunden gibt es eine mögliche Stunde ({{lessons}}): {{why}}.',
    eachTogether:
      'Für {{lessons}} gibt es keine Stunde, in der diejenigen eingeplant werden können, die gemeinsam beginnen: {{why}}.',
    tooShort_one: 'kein Tag hat eine Stunde mit Unterricht',
    tooShort_other: 'kein Tag hat {{count, number}} Stunden mit Unterricht hintereinander',
    noRoom: 'kein Raum kann verwendet werden',
  },
  fixedLessons: {
    stay: 'Unterrichtsstunden, die bleiben müssen, wo sie sind, verletzen eine Regel: {{violation}}.',
    locked:
      'Fixierte Unterrichtsstunden verletzen eine Regel, und nicht alle können eingeplant werden: {{violation}}.',
    untimed: '{{lesson}} muss bleiben, wo sie ist, in Stunden ohne gültige Zeit.',
  },
  brokenByFixedLessons:
    'Unterrichtsstunden, die bleiben müssen, wo sie sind, verletzen eine Muss-Regel: {{violation}}.',
  unknownConstraint:
    'Eine Regel hat keine Wirkung, weil diese Version keine Art „{{name}}“ kennt oder ihre Werte nicht lesen kann.',
  notScheduled_one: '{{lessons}} hat weder Lehrkraft noch Klasse und wird nicht eingeplant.',
  notScheduled_other: '{{lessons}} haben weder Lehrkraft noch Klasse und werden nicht eingeplant.',
  physical: {
    notInSchool: '{{lesson}} liegt am {{cells}}, wo kein Unterricht ist',
    teacherClash: '{{teacher}} hat {{lessons}} gleichzeitig am {{cells}}',
    groupClash_one: '{{groups}} hat {{lessons}} gleichzeitig am {{cells}}',
    groupClash_other: '{{groups}} haben {{lessons}} gleichzeitig am {{cells}}',
    classroomClash: 'In {{classroom}} sind {{lessons}} gleichzeitig am {{cells}}',
  },
  brokenConstraint: {
    one: '{{violation}}.',
    more_one: '{{count, number}} weitere Verletzung einer Muss-Regel; der Stundenplan markiert sie.',
    more_other: '{{count, number}} weitere Verletzungen von Muss-Regeln; der Stundenplan markiert jede.',
    moreSoft_one: '{{count, number}} weitere Stelle.',
    moreSoft_other: '{{count, number}} weitere Stellen.',
  },
  blockedBy: {
    immovable_one:
      '{{lessons}} kann nicht eingeplant werden: Unverrückbare Unterrichtsstunden belegen die einzige mögliche Anfangszeit.',
    immovable_other:
      '{{lessons}} kann nicht eingeplant werden: Unverrückbare Unterrichtsstunden belegen alle {{count, number}} möglichen Anfangszeiten.',
    notTried:
      'Für {{lessons}} wurde noch kein Platz gefunden, aber ein Beginn am {{starts}} ist noch möglich.',
    reasons: '{{lessons}} kann nicht eingeplant werden: {{reasons}}.',
    at: 'am {{start}}: {{why}}',
    otherStarts_one: 'auch die einzige andere Anfangszeit ist belegt',
    otherStarts_other: 'auch die {{count, number}} anderen Anfangszeiten sind belegt',
    itemHas: '{{item}} hat {{lesson}}',
    inTheWay_one: '{{lessons}} ist im Weg',
    inTheWay_other: '{{lessons}} sind im Weg',
    inTheWayByRule_one: '{{lessons}} ist im Weg ({{rule}})',
    inTheWayByRule_other: '{{lessons}} sind im Weg ({{rule}})',
  },
  conflict: {
    alone: '{{members}}: Das kann nicht eingehalten werden, was auch sonst geändert wird. {{rest}}',
    ofTwo:
      '{{members}}: Das kann nicht zugleich eingehalten werden; ohne eines davon kann das andere eingehalten werden. {{rest}}',
    ofMany:
      '{{members}}: Das kann nicht zugleich eingehalten werden; ohne eines davon können die anderen eingehalten werden. {{rest}}',
    notReduced:
      '{{members}}: Das kann nicht zugleich eingehalten werden; vielleicht sind nicht alle davon die Ursache. {{rest}}',
    shaped: '{{shape}}: {{size}}',
    counted: 'schon {{members}} können nicht zugleich eingehalten werden. {{rest}}',
    restUnknown: 'Der Rest der Schule kann weitere Probleme haben.',
    others_one: 'Außer diesem gibt es noch einen weiteren Konflikt, und es können mehr sein.',
    others_other: 'Außer diesem gibt es noch {{count, number}} weitere Konflikte, und es können mehr sein.',
  },
  conflictShape: {
    room: 'Für {{subjects}} ist in {{rooms}} zu wenig Platz',
    time: 'Für {{subjects}} gibt es keine gemeinsame Zeit',
    day: 'Für {{subjects}} gibt es keinen gemeinsamen Tag',
    following: 'Für {{subjects}} gibt es keine Zeit direkt nacheinander',
    order: 'Für {{subjects}} gibt es in der verlangten Reihenfolge keine Zeit',
    noTime: 'Für {{lesson}} gibt es keine mögliche Zeit',
    days_one: '{{subjects}} braucht {{needed, number}} Tage, möglich ist nur {{days}}',
    days_other: '{{subjects}} braucht {{needed, number}} Tage, möglich sind nur {{count, number}} ({{days}})',
    daysOfTeacher_one:
      '{{subjects}} braucht {{needed, number}} Tage, und {{teacher}} darf nur an {{count, number}} Tag unterrichten',
    daysOfTeacher_other:
      '{{subjects}} braucht {{needed, number}} Tage, und {{teacher}} darf nur an {{count, number}} Tagen unterrichten',
    noDay: 'Für {{subjects}} gibt es keinen möglichen Tag',
    periods: 'Für {{subjects}} gibt es zu wenige Stunden',
    periodsOf: '{{owner}} hat zu wenige Stunden für {{subjects}}',
    overloaded_one:
      '{{item}} hat {{count, number}} Stunde Unterricht, aber nur {{available, number}} verfügbar',
    overloaded_other:
      '{{item}} hat {{count, number}} Stunden Unterricht, aber nur {{available, number}} verfügbar',
  },
  conflictConstraint: '{{rules}}',
  alikeRules: '{{rule}}; ebenso für {{others}}',
  conflictRooms: {
    one: '{{lessons}} kann nur in {{rooms}} sein',
    several: '{{count, number}} Unterrichtsstunden von {{subjects}} können nur in {{rooms}} sein',
  },
  conflictLock: {
    locked: '{{lesson}} ist am {{cells}} fixiert',
    outOfScope: '{{lesson}} wird jetzt nicht eingeplant und bleibt am {{cells}}',
    at: '{{lesson}} am {{cells}}',
  },
  conflictLocks: {
    locked_one: '{{count, number}} Unterrichtsstunde ist fixiert: {{parts}}',
    locked_other: '{{count, number}} Unterrichtsstunden sind fixiert: {{parts}}',
    outOfScope_one: '{{count, number}} Unterrichtsstunde wird jetzt nicht eingeplant und bleibt: {{parts}}',
    outOfScope_other:
      '{{count, number}} Unterrichtsstunden werden jetzt nicht eingeplant und bleiben: {{parts}}',
  },
  conflictShared: {
    teacher: {
      both: '{{item}} unterrichtet beides: {{subjects}}',
      several: '{{item}} unterrichtet {{subjects}}',
    },
    group: { both: '{{item}} hat beides: {{subjects}}', several: '{{item}} hat {{subjects}}' },
  },
  conflictLessons: {
    one: '{{lessons}} muss eingeplant werden',
    several:
      '{{count, number}} Unterrichtsstunden von {{subjects}} müssen eingeplant werden (insgesamt {{periods}})',
    many: '{{count, number}} Unterrichtsstunden müssen eingeplant werden (insgesamt {{periods}}): {{parts}}',
    manyOfOwner:
      '{{count, number}} Unterrichtsstunden von {{owner}} müssen eingeplant werden (insgesamt {{periods}}): {{parts}}',
    ofSubject: '{{subject}} × {{count, number}}',
  },
  repair: {
    loosen: 'Statt „{{rule}}“: {{becomes}}',
    soften: 'Dies zum Wunsch machen: {{rule}}',
    switchOff: 'Diese Regel ausschalten: {{rule}}',
    openCalendar_one: '{{count, number}} gesperrte Stunde von {{item}} freigeben: {{cells}}',
    openCalendar_other: '{{count, number}} gesperrte Stunden von {{item}} freigeben: {{cells}}',
    budget: {
      smallest:
        'Verschobene Unterrichtsstunden bis {{most, number}} zählen lassen; weniger reicht nachweislich nicht',
      atMost:
        'Verschobene Unterrichtsstunden bis {{most, number}} zählen lassen, das reicht; ob weniger reicht, ist offen',
    },
    addRooms: 'Auch {{rooms}} erlauben; zurzeit: {{member}}',
    unlock: 'Fixierung von {{lesson}} aufheben',
    handOver_one:
      '{{count, number}} Unterrichtsstunde von {{subject}} von {{from}} an {{to}} übergeben (hat dieses Fach auch)',
    handOver_other:
      '{{count, number}} Unterrichtsstunden von {{subject}} von {{from}} an {{to}} übergeben (hat dieses Fach auch)',
    leaveOutMany_one:
      'So viele Unterrichtsstunden wie möglich einplanen: kein vollständiger Stundenplan. Nach einem kurzen Versuch war noch {{count, number}} von {{all, number}} ohne Platz; beim Erzeugen können es weniger werden',
    leaveOutMany_other:
      'So viele Unterrichtsstunden wie möglich einplanen: kein vollständiger Stundenplan. Nach einem kurzen Versuch waren noch {{count, number}} von {{all, number}} ohne Platz; beim Erzeugen können es weniger werden',
    leaveOutFewest_one:
      'So viele Unterrichtsstunden wie möglich einplanen und {{count, number}} weglassen (in einem kurzen Versuch {{lessons}})',
    leaveOutFewest_other:
      'So viele Unterrichtsstunden wie möglich einplanen und {{count, number}} weglassen (in einem kurzen Versuch {{lessons}}); weniger reichen nachweislich nicht',
    leaveOutAtLeast_one:
      'So viele Unterrichtsstunden wie möglich einplanen und höchstens {{count, number}} weglassen (in einem kurzen Versuch {{lessons}}); nachweislich mindestens {{least, number}}',
    leaveOutAtLeast_other:
      'So viele Unterrichtsstunden wie möglich einplanen und höchstens {{count, number}} weglassen (in einem kurzen Versuch {{lessons}}); nachweislich mindestens {{least, number}}',
    leaveOut_one:
      'So viele Unterrichtsstunden wie möglich einplanen und höchstens {{count, number}} weglassen (in einem kurzen Versuch {{lessons}})',
    leaveOut_other:
      'So viele Unterrichtsstunden wie möglich einplanen und höchstens {{count, number}} weglassen (in einem kurzen Versuch {{lessons}}); weniger sind nicht ausgeschlossen',
  },
  conflictsNotListed_one:
    '{{count, number}} weiterer Konflikt wurde gefunden und steht nicht in der Liste. Beheben Sie zuerst die der Liste und erzeugen Sie dann neu.',
  conflictsNotListed_other:
    '{{count, number}} weitere Konflikte wurden gefunden und stehen nicht in der Liste. Beheben Sie zuerst die der Liste und erzeugen Sie dann neu.',
  explanationCut:
    'Die Zeit war um, bevor die Erklärung fertig war: Es kann weitere Konflikte geben, und weitere oder kleinere Änderungen, die sie beenden.',
  noRepair: {
    refuted:
      'Keine einzelne Änderung beendet diesen Konflikt: Jede mögliche lässt einen anderen Widerspruch übrig. Mindestens zwei seiner Teile müssen sich ändern.',
    notFound_one:
      'Von keiner Änderung ließ sich zeigen, dass sie reicht: {{count, number}} wurde versucht, rechtzeitig fand sich damit kein Stundenplan. Ändern Sie einen Teil des Konflikts und planen Sie noch einmal.',
    notFound_other:
      'Von keiner Änderung ließ sich zeigen, dass sie reicht: {{count, number}} wurden versucht, rechtzeitig fand sich damit kein Stundenplan. Ändern Sie einen Teil des Konflikts und planen Sie noch einmal.',
    none: 'Für diesen Konflikt gibt es keine einzelne Änderung, die sich versuchen ließe. Ändern Sie einen Teil des Konflikts und planen Sie noch einmal.',
    outOfTime:
      'Für Änderungen, die diesen Konflikt beenden, reichte die Zeit nicht. „Stundenplan erzeugen“ hat mehr Zeit dafür; oder ändern Sie einen Teil des Konflikts.',
  },
};
