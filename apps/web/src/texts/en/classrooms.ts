export const classrooms = {
  title: 'Classrooms',
  structure: 'Schedule structure',
  usedBy_one: '{{count, number}} subject',
  usedBy_other: '{{count, number}} subjects',
  unused: 'Not used yet',
  lessons_one: '{{count, number}} lesson',
  lessons_other: '{{count, number}} lessons',
  available_one: '{{count, number}} period available',
  available_other: '{{count, number}} periods available',
  deletion: 'Subjects and lessons in it let go of it, and its calendar is deleted.',
};
