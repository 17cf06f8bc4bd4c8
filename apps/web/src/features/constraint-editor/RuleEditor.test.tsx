// @vitest-environment happy-dom
import { commands, STORE_VERSION } from '@bellgrid/model';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { entryStorage, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, press, settle, type, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { PersonRuleEditor } from './PersonRuleEditor.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { type RuleRow, rowOf } from './rule-row.ts';

const rule = (id: string, period: number) =>
  ({ id, type: 'subject', base: 'art', constraint: 'at period', values: [period] as number[] }) as const;
const addRule = (id: string, period: number) =>
  draftSession.store.run(commands.addConstraint, { constraint: rule(id, period) });
const rowNow = (id: string): RuleRow => {
  const constraint = draftSession.draft.constraints[id];
  const row = constraint && rowOf(constraint);
  if (!row) throw new Error(`There is no rule ${id}.`);
  return row;
};

const said = () => notificationsStore.getState().notifications.map(({ message }) => message);

beforeEach(() => {
  notifications.cleanQueue();
  notifications.clean();
  openSchool(smallSchool({ groups: ['7A'], lessons: [] }));
  const subject = { id: 'art', name: 'Art', structure: 's', groups: ['7A'], teachers: [] };
  draftSession.store.run(commands.addSubject, { subject, lessons: [{ id: 'art1' }] });
  vi.spyOn(entryStorage, 'put').mockResolvedValue();
  vi.spyOn(entryStorage, 'remove').mockResolvedValue();
  vi.spyOn(entryStorage, 'all').mockImplementation(async () => [...useKeptEntries.getState().offered]);
});
afterEach(async () => {
  await closeDom();
  useKeptEntries.setState({ offered: [], shown: [] });
  notifications.clean();
  vi.restoreAllMocks();
});

test('restoring the rules of a killed window and saving them keeps a rule that was added elsewhere since', async () => {
  addRule('first', 0);
  const opened = [rowNow('first')];
  const base = draftSession.draft;
  addRule('own', 1);
  const own = draftSession.draft.constraints.own;
  const rows = [...opened, rowNow('own')];
  draftSession.store.undo();
  expect(draftSession.draft.constraints).toEqual(base.constraints);
  const added = { own } as never;
  const value = {
    id: '',
    changes: { constraints: { added, updated: {}, removed: {} } },
    values: [{ name: 'rows', value: rows, opened, isPending: false }],
  };
  useKeptEntries.setState({
    offered: [
      {
        ...{ owner: 'ada ', window: 'killed', at: 1, storeVersion: STORE_VERSION, value },
        ...{ form: 'constraints/art', title: 'Art', path: '/subjects/art', records: ['art'] },
      },
    ],
  });
  addRule('elsewhere', 2);
  await openWithLinks(<RuleEditor type="subject" id="art" name="Art" onClose={() => {}} />);
  await useButton('Restore');
  const lines = () => document.querySelectorAll('li[aria-label^="Constraint "]').length;
  expect(lines()).toBe(3);
  // A further edit stores the whole list.
  await useButton('Delete constraint 1');
  expect(lines()).toBe(2);
  await useButton('Save');
  const ids = Object.keys(draftSession.draft.constraints);
  expect(ids.filter((id) => ['first', 'own', 'elsewhere'].includes(id)).sort()).toEqual(['elsewhere', 'own']);
});

test('what is still to be chosen is told when the line is left, not while it is being entered', async () => {
  await openWithLinks(<RuleEditor type="subject" id="art" name="Art" onClose={() => {}} />);
  const errors = () => [...document.querySelectorAll('li [role=status] p')].map((each) => each.textContent);
  await use(document.querySelector('li input'));
  await type('only taught at');
  await press('ArrowDown');
  await press('Enter');
  expect(document.querySelector('[data-sentence]')?.textContent).toContain('is only taught at');
  expect(errors()).toEqual([]);
  await useButton('Cancel');
  await meanwhile(() => (document.activeElement as HTMLElement | null)?.blur());
  await settle();
  expect(errors()).toEqual(['Choose at least one.']);
});

test('a line that is added has the focus, and a second press leads to it again', async () => {
  addRule('first', 0);
  await openWithLinks(<RuleEditor type="subject" id="art" name="Art" onClose={() => {}} />);
  const lines = () => [...document.querySelectorAll('li[aria-label^="Constraint "]')];
  const typed = () => lines().at(-1)?.querySelector('input');
  await useButton('Add constraint');
  expect(lines()).toHaveLength(2);
  expect(document.activeElement).toBe(typed());
  await useButton('Add constraint');
  expect(lines()).toHaveLength(2);
  expect(document.activeElement).toBe(typed());
});

test('saving tells that the constraints are saved; without any, the editor says so', async () => {
  addRule('first', 0);
  await openWithLinks(<RuleEditor type="subject" id="art" name="Art" onClose={() => {}} />);
  await useButton('Delete constraint 1');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('No constraints');
  await useButton('Save');
  expect(draftSession.draft.constraints.first).toBeUndefined();
  expect(said()).toEqual(['Constraints saved!']);
});

test('a constraint of a teacher is updated when its line is left', async () => {
  draftSession.store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const limit = { id: 'days', type: 'teacherConstraint', base: 'ada', constraint: 'teacherMaxDays' } as const;
  draftSession.store.run(commands.addConstraint, { constraint: { ...limit, maxDays: 2 } });
  await openWithLinks(<PersonRuleEditor type="teacher" id="ada" name="Ada" onClose={() => {}} />);
  await use(document.querySelector('[data-sentence] input'), 'ArrowDown');
  await useButton('Done');
  expect(draftSession.draft.constraints.days).toMatchObject({ maxDays: 1 });
  expect(said()).toEqual(['Constraint updated successfully']);
});
