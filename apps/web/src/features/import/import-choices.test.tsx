// @vitest-environment happy-dom
import { commands, createExampleSchool, createSchool, runCommand } from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, meanwhile, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { closeImport, openImportOf } from './import-dialog-store.ts';

const report = { carried: [], approximated: [], notCarried: [], warnings: [], placements: 0 };
vi.mock('./read-import.ts', () => ({
  readImport: async ({ name }: File) => {
    const draft = runCommand(createExampleSchool(), commands.setSchoolName, { schoolName: `From ${name}` });
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
