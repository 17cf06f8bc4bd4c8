// @vitest-environment happy-dom
import {
  commands,
  createExampleSchool,
  createSchool,
  runCommand,
  usualRuleId,
  usualRuleNames,
} from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { closeImport, openImportOf } from './import-dialog-store.ts';

const RULE = {
  name: { code: 'imports.name', values: {} },
  count: 1,
  element: 'ConstraintTeacherMaxDaysPerWeek',
};
const report = { carried: [RULE], approximated: [], notCarried: [], warnings: [], placements: 0 };
vi.mock('./read-import.ts', () => ({
  readImport: async ({ name }: File) => {
    const school = createExampleSchool();
    const ids = usualRuleNames.map(usualRuleId);
    const bare = runCommand(school, commands.deleteConstraint, { ids });
    const draft = runCommand(bare, commands.setSchoolName, { schoolName: `From ${name}` });
    const changes = { isClassroomsEnabled: false };
    return { ok: true, format: 'fet', draft: runCommand(draft, commands.setConfig, { changes }), report };
  },
}));

afterEach(async () => {
  await meanwhile(closeImport);
  await closeDom();
});

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const checked = () => boxes().map((box) => box.checked);

async function drop(name: string): Promise<void> {
  await meanwhile(() => openImportOf(new File(['x'], name)));
  await until(() => document.body.textContent?.includes(`From ${name}`) === true);
}

test('what was chosen for one file is not chosen for the next one', async () => {
  openSchool(createSchool({ schoolName: 'Hill' }));
  await openWithLinks(<ImportDialog />);
  await drop('first.fet');
  expect(checked()).toEqual([false, false]);
  await meanwhile(() => boxes()[0]?.click());
  await meanwhile(() => boxes()[1]?.click());
  expect(checked()).toEqual([true, true]);
  await drop('second.fet');
  expect(document.body.textContent).toContain('From second.fet');
  expect(checked()).toEqual([false, false]);
});

test('the constraints that the home screen will count are those with the rules that were chosen', async () => {
  openSchool(createSchool({ schoolName: 'Hill' }));
  await openWithLinks(<ImportDialog />);
  await drop('first.fet');
  const counted = () => Number(/The home screen will count (\d+)/.exec(document.body.textContent ?? '')?.[1]);
  const before = counted();
  const rules = boxes().find(({ labels }) => labels?.[0]?.textContent?.includes('usual rules'));
  await meanwhile(() => rules?.click());
  expect(counted() - before).toBe(Object.keys(usualRuleNames).length);
});
