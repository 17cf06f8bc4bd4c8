/** Texte der Befehlszeile über Planungsläufe und Stundenpläne. */
export const cliRun = {
  status: {
    OPTIMAL: 'Der bestmögliche Stundenplan wurde gefunden.',
    FEASIBLE: 'Ein Stundenplan wurde gefunden.',
    INFEASIBLE: 'Es ist kein Stundenplan möglich.',
    TIMEOUT: 'In der verfügbaren Zeit wurde kein vollständiger Stundenplan gefunden.',
    CANCELLED: 'Der Lauf wurde abgebrochen.',
  },
  check: {
    timetableExists: 'Es gibt einen Stundenplan: Einer wurde gefunden und geprüft.',
    counted: 'Die Vorprüfung hat Probleme gefunden:',
    proved: 'Alle Vorprüfungen sind bestanden, aber es ist kein Stundenplan möglich.',
    notDecided:
      'Alle Vorprüfungen sind bestanden. Bisher wurde kein Widerspruch gefunden; ob es einen Stundenplan gibt, ist nicht entschieden.',
    cancelled: 'Die Prüfung wurde abgebrochen.',
  },
  verify: {
    clean: 'Alle Unterrichtsstunden sind eingeplant, und alle harten Regeln sind eingehalten.',
    notClean: 'Der Stundenplan ist nicht in Ordnung:',
    notPlaced: 'nicht eingeplant: {{lesson}}',
    hard: 'hart: {{violation}}',
    soft: 'weich: {{violation}}',
    times: '{{line}} ({{count}}-mal)',
    more: '… und {{count}} weitere',
  },
  sums: 'Eingeplante Unterrichtsstunden: {{placed}} von {{lessons}}. Verletzte harte Regeln: {{broken}}. Kosten der weichen Regeln: {{cost}}.',
  time: 'Zeit: {{seconds}} s.',
  conflict: 'Konflikt: {{conflict}}',
  repairs: 'Abhilfen:',
  repairsOfAll: 'Eine Abhilfe für alle Konflikte:',
  repair: '{{change}} ({{facts}})',
  cost: 'Kosten der weichen Regeln: {{cost}}',
  costAtMost: 'Kosten der weichen Regeln: höchstens {{cost}}',
  withoutOthers_one: 'ohne {{count}} Unterrichtsstunde der anderen Konflikte',
  withoutOthers_other: 'ohne {{count}} Unterrichtsstunden der anderen Konflikte',
  warning: 'Warnung: {{warning}}',
  cutShort: 'Angehalten, während Gründe und Abhilfen gesucht wurden: Es kann mehr davon geben.',
  progress: {
    conflict: 'Es ist kein Stundenplan möglich: Gesucht wird ein Konflikt, der es erklärt',
    repairs: 'Es ist kein Stundenplan möglich: Gesucht werden Abhilfen',
    explaining: '{{stage}} · {{seconds}} s',
    searching:
      '{{bar}} {{placed}}/{{lessons}} Unterrichtsstunden · {{stage}} · Kosten {{cost}} · {{seconds}} s',
  },
};
