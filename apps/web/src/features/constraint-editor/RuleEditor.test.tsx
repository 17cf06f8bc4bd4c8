// @vitest-environment happy-dom
import { commands, STORE_VERSION } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { entryStorage, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, press, settle, type, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
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

beforeEach(() => {
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
