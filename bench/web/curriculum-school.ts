import { commands, createSchool, type Draft, runCommand } from '@bellgrid/model';

const CLASSES = 60;
const NAMES = 40;
const TEACHERS = 120;

/** Sixty classes that have forty subjects each, one lesson a week of each, by 120 teachers. */
export function curriculumDraft(): Draft {
  let draft = createSchool({ schoolName: 'Curriculum' });
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  draft = runCommand(draft, commands.buildStructure, { id: structure, count: 9, length: 45 });
  for (let index = 0; index < TEACHERS; index += 1) {
    const teacher = { id: `t${index}`, name: `Teacher ${index + 1}` };
    draft = runCommand(draft, commands.setTeacher, { teacher });
  }
  for (let index = 0; index < CLASSES; index += 1) {
    const group = {
      id: `g${index}`,
      name: `${5 + Math.floor(index / 10)}${'ABCDEFGHIJ'[index % 10]}`,
      structure,
    };
    draft = runCommand(draft, commands.setGroup, { group });
  }
  for (let cell = 0; cell < NAMES * CLASSES; cell += 1) {
    const [name, index] = [cell % NAMES, Math.floor(cell / NAMES)];
    const subject = {
      ...{ id: `s${cell}`, name: `Subject ${name + 1}`, structure },
      ...{ groups: [`g${index}`], teachers: [`t${(name * 3 + (index % 3)) % TEACHERS}`] },
    };
    draft = runCommand(draft, commands.addSubject, { subject, lessons: [{ id: `l${cell}` }] });
  }
  return draft;
}
