export const classrooms = {
  title: 'Classrooms',
  subjects: 'Subjects in this classroom',
  usedBy_one: '{{count, number}} subject',
  usedBy_other: '{{count, number}} subjects',
  building: 'Building',
  noBuilding: 'None',
  homeOf: 'Home room of {{classes}}',
  unused: 'Not used yet',
  deletion: {
    lessons_zero: 'No lesson changes.',
    lessons_one: '{{count, number}} lesson loses a classroom.',
    lessons_other: '{{count, number}} lessons lose a classroom.',
    homes_one: '{{count, number}} class loses its home room.',
    homes_other: '{{count, number}} classes lose their home room.',
  },
  many: {
    setBuilding: 'Set building',
    title_one: 'Edit {{count, number}} classroom',
    title_other: 'Edit {{count, number}} classrooms',
    applied_one: 'Changed {{count, number}} classroom',
    applied_other: 'Changed {{count, number}} classrooms',
  },
};
