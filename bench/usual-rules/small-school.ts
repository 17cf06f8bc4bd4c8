import { commands, createSchool, type Draft, runCommand } from '@bellgrid/model';

/** By subject: the lessons a week of each of the three classes. */
const curriculum = {
  Mathematics: 4,
  English: 4,
  German: 4,
  Science: 2,
  History: 2,
  Art: 1,
  Music: 1,
  Sport: 2,
  Religion: 1,
} as const;

/** By teacher: the subjects with the classes. */
const teaching: readonly (readonly [subject: keyof typeof curriculum, group: number])[][] = [
  [
    ['Mathematics', 0],
    ['Mathematics', 1],
    ['Science', 0],
  ],
  [
    ['Mathematics', 2],
    ['Science', 1],
    ['Science', 2],
    ['Music', 0],
    ['Music', 1],
  ],
  [
    ['English', 0],
    ['English', 1],
    ['Music', 2],
    ['Religion', 0],
  ],
  [
    ['English', 2],
    ['German', 0],
    ['Art', 0],
    ['Religion', 1],
  ],
  [
    ['German', 1],
    ['German', 2],
    ['Art', 1],
    ['Art', 2],
    ['Religion', 2],
  ],
  [
    ['History', 0],
    ['History', 1],
    ['History', 2],
    ['Sport', 0],
    ['Sport', 1],
    ['Sport', 2],
  ],
];

/** Three classes, six teachers, nine subjects, 63 lessons in a week of 5 × 6 periods, with the usual rules. */
export function smallSchool(): Draft {
  let draft = createSchool({ schoolName: 'Small school' });
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  draft = runCommand(draft, commands.buildStructure, { id: structure, count: 6, length: 45, gap: 5 });
  for (const name of ['5', '6', '7'])
    draft = runCommand(draft, commands.setGroup, { group: { id: `class-${name}`, name, structure } });
  teaching.forEach((subjects, teacher) => {
    const id = `teacher-${teacher + 1}`;
    draft = runCommand(draft, commands.setTeacher, { teacher: { id, name: `Teacher ${teacher + 1}` } });
    for (const [name, group] of subjects) {
      const key = `${name}-${group + 5}`;
      const subject = { id: key, name, structure, groups: [`class-${group + 5}`], teachers: [id] };
      const lessons = Array.from({ length: curriculum[name] }, (_, index) => ({ id: `${key}-${index + 1}` }));
      draft = runCommand(draft, commands.addSubject, { subject, lessons });
    }
  });
  return draft;
}
