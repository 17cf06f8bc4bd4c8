export const calendar = {
  title: 'Calendar',
  structure: 'Schedule structure',
  period: 'Period',
  available: 'Available',
  notPreferred: 'Available but not preferred',
  blocked: 'Blocked',
  noSchool: 'No school',
  mixed: 'Differs',
  short: {
    notPreferred: 'Not preferred',
  },
  cell: '{{day}}, {{period}}: {{state}}',
  wholeDay: '{{day}}: change the whole day',
  wholePeriod: '{{period}}: change the whole period',
  hint: 'Click or drag over cells; a day or a period changes as a whole. Changes are saved automatically.',
  noStructure: 'There is no schedule structure with periods yet.',
  saveFirst: 'Save it first, then set its calendar.',
};
