import { commands, createDraftStore, createExampleSchool, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { takenRules } from './take-rules.ts';

/** The example school with the ids of all its items changed. */
function withOtherIds(draft: Draft): Draft {
  const items = [draft.teachers, draft.groups, draft.classrooms, draft.subjects, draft.lessons];
  const ids = [...items, draft.schoolData.structures, draft.trackSets].flatMap((records) =>
    Object.keys(records),
  );
  let text = JSON.stringify(draft);
  for (const id of ids) text = text.replaceAll(`"${id}"`, `"other ${id}"`);
  return JSON.parse(text);
}

const school = createExampleSchool();
const other = withOtherIds(school);
const own = Object.values(school.constraints).filter((each) => !isDerived(each));

test('every rule and calendar of a school is taken for the items of the same names, and is there the second time', () => {
  const constraints = Object.fromEntries(
    Object.entries(other.constraints).filter(([, each]) => isDerived(each)),
  );
  const { added, present, unmatched } = takenRules(school, { ...other, constraints });
  expect([added.length, present, unmatched]).toEqual([own.length, 0, []]);
  const store = createDraftStore({ ...other, constraints }, { checked: true });
  const edit = { constraints: added.map(({ constraint }) => constraint), deleted: [] };
  store.run(commands.updateConstraints, edit);
  expect(takenRules(school, store.draft)).toEqual({ added: [], present: own.length, unmatched: [] });
  store.undo();
  expect(store.draft.constraints).toEqual(constraints);
});

test('a rule about an item that is missing or that two have the name of is not taken, and says which', () => {
  const rule = own.find(({ type }) => type === 'teacher');
  if (!rule || !('base' in rule) || typeof rule.base !== 'string') throw new Error('There is no such rule.');
  const base = `other ${rule.base}`;
  const name = school.teachers[rule.base]?.name ?? '';
  const [another = ''] = Object.keys(other.teachers).filter((id) => id !== base);
  const withName = (id: string, own: string) =>
    runCommand(other, commands.setTeacher, {
      teacher: { ...(other.teachers[id] as Draft['teachers'][string]), name: own },
    });
  const missing = (to: Draft) =>
    takenRules(school, to).unmatched.find(({ from }) => from.id === rule.id)?.missing;
  expect(missing(withName(base, 'Renamed'))).toEqual([name]);
  expect(missing(withName(another, name))).toEqual([name]);
});

test('a rule for a chosen list is taken for those that are there, and says for whom it is not', () => {
  const [first = '', second = ''] = Object.keys(school.teachers);
  const rule = own.find(({ type }) => type === 'teacherConstraint');
  if (!rule) throw new Error('There is no such rule.');
  const listed = { ...rule, base: { items: [first, second], except: [] } } as typeof rule;
  const from = { ...school, constraints: { [rule.id]: listed } };
  const renamed = runCommand({ ...other, constraints: {} }, commands.setTeacher, {
    teacher: { ...(other.teachers[`other ${second}`] as Draft['teachers'][string]), name: 'Renamed' },
  });
  expect(takenRules(from, renamed)).toMatchObject({
    added: [
      { constraint: { base: { items: [`other ${first}`] } }, missing: [school.teachers[second]?.name] },
    ],
    unmatched: [],
  });
});

test('of two subjects of one name and class the one with the same teachers is meant', () => {
  const [rule] = own.filter((each) => each.type === 'subject');
  if (!rule || !('base' in rule) || typeof rule.base !== 'string') throw new Error('There is no such rule.');
  const subject = other.subjects[`other ${rule.base}`];
  const [stranger = ''] = Object.keys(other.teachers).filter((id) => !subject?.teachers.includes(id));
  if (!subject) throw new Error('There is no such subject.');
  const twin = { ...subject, id: 'twin', teachers: [stranger], lessons: [] };
  const to = { ...other, constraints: {}, subjects: { ...other.subjects, twin } };
  const from = { ...school, constraints: { [rule.id]: rule } };
  expect(takenRules(from, to).added).toMatchObject([{ constraint: { base: subject.id } }]);
});
