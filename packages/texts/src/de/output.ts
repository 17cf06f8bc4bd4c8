/** The Export page, and the words on the exported pages. */
export const output = {
  paper: {
    school: 'Stundenplan',
    kind: {
      class: 'Klasse',
      teacher: 'Lehrkraft',
      classroom: 'Raum',
      division: 'Klasse',
      day: 'Plan des Tages',
      global: 'Plan aller Klassen',
    },
    page: 'Seite {{number}} von {{total}}',
    revision: 'Version {{number}}',
    unplaced_one: '{{count}} Unterrichtsstunde ist noch nicht eingeplant',
    unplaced_other: '{{count}} Unterrichtsstunden sind noch nicht eingeplant',
    column: {
      day: 'Tag',
      period: 'Stunde',
      start: 'Beginn',
      end: 'Ende',
      subject: 'Fach',
      lesson: 'Unterrichtsstunde',
      classes: 'Klassen',
      teachers: 'Lehrkräfte',
      classroom: 'Raum',
      structure: 'Stundenraster',
    },
    lessons: 'Unterricht',
    period: 'Stunde',
    time: 'Zeit',
  },
};
