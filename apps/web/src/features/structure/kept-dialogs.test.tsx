// @vitest-environment happy-dom
import { commands, createDraft, createId, groupSchema, type ScheduleStructure } from '@bellgrid/model';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { canBeOpened, type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openEntry } from '../../ui/entity-form/use-entry-to-open.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { killableWindows } from '../../ui/testing/killed-window.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  until,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { ClassesPage } from '../classes/ClassesPage.tsx';
import { DuplicateGroupDialog } from '../classes/DuplicateGroupDialog.tsx';
import { BreakDialog } from './BreakDialog.tsx';
import { BuilderForm } from './BuilderForm.tsx';
import { DayDialog } from './DayDialog.tsx';
import { PeriodDialog } from './PeriodDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { SchoolNameField } from './SchoolNameField.tsx';
import { YEAR_FORM } from './SchoolYearDialog.tsx';
import { StructurePage } from './StructurePage.tsx';
import { chooseStructure } from './structure-choice.ts';

const browser = killableWindows();
const nothing = () => {};
const note = () => document.querySelector('[role=status]')?.textContent ?? '';
const value = (label: string) => (fieldNamed(label) as HTMLInputElement).value;

function structure(): ScheduleStructure {
  const [found] = Object.values(draftSession.draft.schoolData.structures);
  if (!found) throw new Error('The school has no structure.');
  return found;
}

beforeEach(() => openSchool(createDraft({ schoolName: 'Hill School' })));
afterEach(closeDom);

const build = () =>
  draftSession.store.run(commands.buildStructure, { id: structure().id, count: 6, length: 45, gap: 5 });

const built: readonly (readonly [string, () => ReactNode, string, string])[] = [
  [
    'the name of a structure',
    () => <RenameDialog opened structure={structure()} onClose={nothing} />,
    'Name',
    'Upper school',
  ],
  [
    'a day',
    () => <DayDialog day={draftSession.draft.schoolData.days[0] ?? null} onClose={nothing} />,
    'Name',
    'Moonday',
  ],
  [
    'a period',
    () => <PeriodDialog structure={structure()} period={structure().periods[1] ?? null} onClose={nothing} />,
    'End',
    '09:50',
  ],
  [
    'a break',
    () => <BreakDialog structure={structure()} after={structure().periods[1] ?? null} onClose={nothing} />,
    'Length (min)',
    '35',
  ],
  ['the name of the school', () => <SchoolNameField />, 'School name', 'Lake School'],
];

test.each(built)(
  'an entry in the form of %s is offered after its window was killed',
  async (_, form, label, text) => {
    build();
    await openWithLinks(form());
    const before = value(label);
    await fill(label, text);
    await browser.kill();
    expect(useKeptEntries.getState().offered.map((each) => canBeOpened(each, draftSession.draft))).toEqual([
      true,
    ]);
    await openWithLinks(form());
    expect([value(label), note()]).toEqual([before, expect.stringContaining('not saved')]);
    await useButton('Restore');
    expect([value(label), note()]).toEqual([text, '']);
  },
);

test.each(built.slice(0, 4))(
  'the notice of an entry in the form of %s opens its dialog, in the tab of its structure',
  async (_, form, label, text) => {
    build();
    await openWithLinks(form());
    await fill(label, text);
    await browser.kill();
    const [entry] = useKeptEntries.getState().offered;
    if (!entry) throw new Error('Nothing is on offer.');
    const other = createId();
    draftSession.store.run(commands.addStructure, { id: other, name: 'Other' });
    chooseStructure(other);
    await openWithLinks(<StructurePage />);
    await meanwhile(() => openEntry(entry));
    await until(() => document.querySelector('[role=dialog]') !== null);
    await useButton('Restore', document.querySelector('[role=dialog]') ?? document);
    expect(value(label)).toBe(text);
  },
);

test('the notice of the school year opens its dialog', async () => {
  await openWithLinks(<StructurePage />);
  await meanwhile(() => openEntry({ form: YEAR_FORM } as KeptEntry));
  await until(() => document.querySelector('[role=dialog]') !== null);
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('School year');
});

test('the notice of the name of a copy opens the dialog of that class', async () => {
  const item = groupSchema.parse({ id: createId(), name: '7A', structure: structure().id });
  draftSession.store.run(commands.setGroup, { group: item });
  await openWithLinks(<DuplicateGroupDialog item={item} name="7A (2)" onDone={nothing} onClose={nothing} />);
  await fill('Name of the new class', '7C');
  await browser.kill();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('Nothing is on offer.');
  openEntry(entry);
  await openScreen('/classes', { path: '/classes', below: ['$id'], component: ClassesPage });
  await until(() => document.querySelector('[role=dialog]') !== null);
  await useButton('Restore');
  expect(value('Name of the new class')).toBe('7C');
});

test('the name of a copy has a capital, and a name that another class has is told', async () => {
  const item = groupSchema.parse({ id: createId(), name: 'Seven', structure: structure().id });
  draftSession.store.run(commands.setGroup, { group: item });
  await openWithLinks(<DuplicateGroupDialog item={item} name="copy" onDone={nothing} onClose={nothing} />);
  await fill('Name of the new class', 'seven');
  expect(document.body.textContent).toContain('There is already a class with this name.');
  await fill('Name of the new class', 'eight');
  expect(document.body.textContent).not.toContain('There is already a class with this name.');
  await useButton('Duplicate');
  expect(Object.values(draftSession.draft.groups).map(({ name }) => name)).toEqual(['Seven', 'Eight']);
});

test('a class that was duplicated under another name is open, without a question about unsaved changes', async () => {
  const school = smallSchool({ lessons: [{ id: 'Art', groups: ['5A'] }] });
  const group = groupSchema.parse({ ...school.groups['5A'], subjects: ['Art'] });
  openSchool({ ...school, groups: { [group.id]: group } });
  await openScreen('/classes', { path: '/classes', below: ['$id'], component: ClassesPage });
  const menu = await until(() => elementsNamed('button', 'Actions for 5A')[0]);
  await meanwhile(() => menu.click());
  const command = await until(() => elementsNamed('[role=menuitem]', 'Duplicate')[0]);
  await meanwhile(() => command.click());
  await until(() => document.querySelector('[role=dialog]'));
  await fill('Name of the new class', '5C');
  await useButton('Duplicate', document.querySelector('[role=dialog]') ?? document);
  expect(document.body.textContent).not.toContain('You have unsaved changes');
  expect(value('Name')).toBe('5C');
});

test('the figures of a week that is not built yet are offered, and seen in the preview once they are restored', async () => {
  const form = () => <BuilderForm structure={structure()} />;
  await openWithLinks(form());
  await fill('Periods per day', '8');
  await fill('First period starts', '07:30');
  await browser.kill();
  await openWithLinks(form());
  expect(value('Periods per day')).toBe('5');
  await useButton('Restore');
  expect([value('Periods per day'), value('First period starts')]).toEqual(['8', '07:30']);
  expect(document.body.textContent).toContain('07:30');
  await useButton('Build');
  expect(structure().periods).toHaveLength(8);
  expect(useKeptEntries.getState().offered).toEqual([]);
  await vi.waitFor(() => expect(browser.kept).toEqual([]));
});

test('an entry about a structure, a day or a period that is deleted is not offered', () => {
  build();
  const { draft } = draftSession;
  const entry = (id: string) => ({ records: [id] }) as never;
  const ids = [structure().id, structure().periods[5]?.id ?? '', draft.schoolData.days.at(-1)?.id ?? ''];
  expect(ids.map((id) => canBeOpened(entry(id), draft))).toEqual([true, true, true]);
  draftSession.store.run(commands.deletePeriod, { structure: structure().id, period: ids[1] ?? '' });
  draftSession.store.run(commands.deleteDay, { id: ids[2] ?? '' });
  const after = draftSession.draft;
  expect([...ids, createId()].map((id) => canBeOpened(entry(id), after))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
