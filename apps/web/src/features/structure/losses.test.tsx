// @vitest-environment happy-dom
import { commands, constraintSchema, createExampleSchool, type Id } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import { StructureField } from '../classes/StructureField.tsx';
import { lossesOfTimes } from './losses-of-times.ts';
import { PeriodDialog } from './PeriodDialog.tsx';

const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const nothing = () => {};

/** The rule of lessons about two cells of Monday, the last one among them, and one about the last one alone. */
function addRules(): Id {
  const { draft, store } = draftSession;
  const [subject] = Object.values(draft.subjects);
  const [structure] = Object.values(draft.schoolData.structures);
  if (!subject || !structure) throw new Error('The school is empty.');
  const last = structure.periods.length - 1;
  const of = (id: string, periods: readonly number[]) =>
    constraintSchema.parse({
      id,
      type: 'lessons',
      constraint: 'allowedCells',
      lessons: subject.lessons,
      cells: periods.map((period) => ({ day: 0, period })),
    });
  store.run(commands.addConstraint, { constraint: of('two', [0, last]) });
  store.run(commands.addConstraint, { constraint: of('one', [last]) });
  return subject.groups[0] ?? '';
}

beforeEach(() => openSchool(createExampleSchool()));
afterEach(closeDom);

test('the question before a period is deleted names the constraints that go and those that keep less', async () => {
  addRules();
  const before = draftSession.draft;
  const [structure] = Object.values(before.schoolData.structures);
  if (!structure) throw new Error('no structure');
  await openWithLinks(
    <PeriodDialog structure={structure} period={structure.periods.at(-1) ?? null} onClose={nothing} />,
  );
  await useButton('Delete period');
  await until(() => dialog().includes('Then:'));
  expect(dialog()).toMatch(/\d+ constraints are deleted.*may only start at these times \(Monday, period 7\)/);
  expect(dialog()).toMatch(
    /1 constraint keeps only its other days and periods.*may only start at these times \(Monday, periods 1 and 7\)/,
  );
  await useButton('Delete period', document.querySelector('[role=dialog]') ?? document);
  expect(draftSession.draft.constraints.one).toBeUndefined();
  expect(draftSession.draft.constraints.two).toMatchObject({ cells: [{ day: 0, period: 0 }] });
  draftSession.store.undo();
  expect(draftSession.draft.constraints).toEqual(before.constraints);
});

test('a period that leaves a class with too few periods is not deleted without a question', async () => {
  const [structure] = Object.values(draftSession.draft.schoolData.structures);
  if (!structure) throw new Error('no structure');
  await openWithLinks(
    <PeriodDialog structure={structure} period={structure.periods.at(-1) ?? null} onClose={nothing} />,
  );
  await useButton('Delete period');
  await until(() => dialog().includes('Then:'));
  expect(dialog()).toMatch(/\d+ classes have fewer periods than their lessons need: (.+, )?5A/);
});

test('a period that cannot be deleted says why in the dialog', async () => {
  const [structure] = Object.values(draftSession.draft.schoolData.structures);
  if (!structure) throw new Error('no structure');
  await openWithLinks(
    <PeriodDialog structure={structure} period={structure.periods[0] ?? null} onClose={nothing} />,
  );
  await until(() => dialog() !== '');
  expect(dialog()).toContain('You can only delete the last period');
});

test('the question before a class changes its structure names the constraints that go', async () => {
  const group = addRules();
  const { draft, store } = draftSession;
  const [from = ''] = Object.keys(draft.schoolData.structures);
  store.run(commands.addStructure, { id: 'other', name: 'Other' });
  store.run(commands.copyStructure, { id: 'other', from });
  await openWithLinks(<StructureField group={group} value={from} onChange={nothing} />);
  const select = document.querySelector('select');
  if (!select) throw new Error('no choice');
  await meanwhile(() => {
    select.value = 'other';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await until(() => dialog() !== '');
  expect(dialog()).toMatch(/no longer appl.*may only start at/);
});

test('a deletion is tried once to say what it takes along', () => {
  const { draft } = draftSession;
  const run = vi.fn(commands.deleteDay.run);
  const id = draft.schoolData.days.at(-1)?.id ?? '';
  const losses = lossesOfTimes(draft, { ...commands.deleteDay, run }, { id });
  expect(losses.map(({ kind }) => kind)).toContain('short');
  expect(run).toHaveBeenCalledOnce();
});
