/** Texte der Befehlszeile über Planungen und Stundenpläne. */
export const cliRun = {
  status: {
    OPTIMAL:
      'Ein Stundenplan wurde gefunden. Nachweislich der beste: Keiner erfüllt die Wünsche der Schule nach ihren Gewichten besser.',
    FEASIBLE: 'Ein Stundenplan wurde gefunden.',
    INFEASIBLE: 'Es ist kein Stundenplan möglich.',
    TIMEOUT: 'In der verfügbaren Zeit wurde kein vollständiger Stundenplan gefunden.',
    CANCELLED: 'Die Planung wurde abgebrochen.',
  },
  check: {
    timetableExists: 'Es gibt einen Stundenplan: Einer wurde gefunden und geprüft.',
    counted: 'Die Vorprüfung hat Probleme gefunden:',
    proved: 'Alle Vorprüfungen sind bestanden, aber es ist kein Stundenplan möglich.',
    notDecided: 'Alle Vorprüfungen bestanden. Bisher kein Widerspruch gefunden; nicht entschieden.',
    cancelled: 'Die Prüfung wurde abgebrochen.',
  },
  verify: {
    clean: 'Alle Unterrichtsstunden sind eingeplant, und alle Muss-Regeln sind eingehalten.',
    notClean: 'Der Stundenplan ist nicht in Ordnung:',
    notPlaced: 'nicht eingeplant: {{lesson}}',
    hard: 'Muss-Regel: {{violation}}',
    soft: 'Wunsch: {{violation}}',
    times: '{{line}} ({{count, number}}-mal)',
    more: '… und {{count, number}} weitere',
  },
  sums: 'Eingeplante Unterrichtsstunden: {{placed}} von {{lessons}}. Verletzte Muss-Regeln: {{broken}}. Strafpunkte für nicht erfüllte Wünsche: {{cost}}.',
  numbers:
    'Freistunden von Klassen: {{classGaps}}, von Lehrkräften: {{teacherGaps}}. Späte Anfänge: {{lateStarts}}. Tage mit einer einzigen Unterrichtsstunde: {{singleLessonDays}}. Nicht erfüllte Wünsche: {{notMet}}.',
  moves: 'Verschobene Unterrichtsstunden: {{count, number}}.',
  movesCounted: 'Verschobene Unterrichtsstunden: {{count, number}}, gezählt als {{counted}}.',
  noLessons: 'Die Schule hat keine Unterrichtsstunden, die einzuplanen sind.',
  time: 'Zeit: {{seconds}} s.',
  conflict: 'Konflikt: {{conflict}}',
  countedBeside: 'Für dieselben Unterrichtsstunden gezählt: {{counted}}',
  repairs: 'Korrekturen:',
  repairsOfAll_one: 'Korrektur aller Konflikte:',
  repairsOfAll_other: 'Korrekturen aller Konflikte:',
  repair: '{{change}} ({{facts}})',
  cost: 'Strafpunkte für nicht erfüllte Wünsche: {{cost}}',
  costAtMost: 'Strafpunkte für nicht erfüllte Wünsche: höchstens {{cost}}',
  othersRemain_one: '{{count, number}} weiterer Konflikt dieser Liste bleibt',
  othersRemain_other: '{{count, number}} weitere Konflikte dieser Liste bleiben',
  withoutOthers_one:
    'ohne {{count, number}} Unterrichtsstunde, für die andere Konflikte oder ein kurzer Versuch keinen Platz ließen',
  withoutOthers_other:
    'ohne {{count, number}} Unterrichtsstunden, für die andere Konflikte oder ein kurzer Versuch keinen Platz ließen',
  warning: 'Warnung: {{warning}}',
  cutShort: 'Während der Suche nach Gründen und Korrekturen angehalten: Es kann weitere geben.',
  progress: {
    conflict: 'Es ist kein Stundenplan möglich: Gesucht wird ein Konflikt, der es erklärt',
    repairs: 'Es ist kein Stundenplan möglich: Gesucht werden Korrekturen',
    explaining: '{{stage}} · {{seconds}} s',
    searching:
      '{{bar}} {{placed}}/{{lessons}} Unterrichtsstunden · {{stage}} · {{cost}} Strafpunkte · {{seconds}} s',
  },
};
