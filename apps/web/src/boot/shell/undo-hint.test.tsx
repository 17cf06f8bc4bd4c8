// @vitest-environment happy-dom
import { commands, createExampleSchool } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { allSteps, enterUndoScope, stepsFromNowOn } from '../../document/draft/undo-scope.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  toasts,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { UndoRedo } from './UndoRedo.tsx';

afterEach(closeDom);

const undo = () => elementsNamed('button', /^Undo/)[0] as HTMLElement;
async function tooltip(): Promise<string | null | undefined> {
  const shown = () => document.querySelector('[role=tooltip]');
  const point = (type: 'mouseenter' | 'mouseleave') =>
    meanwhile(() => void undo().dispatchEvent(new MouseEvent(type)));
  await point('mouseleave');
  await until(() => shown() === null);
  await point('mouseenter');
  await until(() => shown() !== null);
  return shown()?.textContent;
}

test('the tooltip says the same as the press: where earlier states are, or that a form hides earlier steps', async () => {
  openSchool(createExampleSchool());
  await openWithLinks(<UndoRedo />);
  const ofHistory = 'Nothing to undo. Earlier states of the school are in the version history.';
  expect(await tooltip()).toBe(ofHistory);
  await use(undo());
  expect(toasts().at(-1)).toContain(ofHistory);
  await meanwhile(() => draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake' }));
  let leave = () => {};
  await meanwhile(() => {
    leave = enterUndoScope({ steps: stepsFromNowOn(allSteps), isDialog: false });
  });
  const ofForm = 'There is nothing to undo in this form. Close it to undo earlier steps.';
  expect(await tooltip()).toBe(ofForm);
  await use(undo());
  expect(toasts().at(-1)).toContain(ofForm);
  await meanwhile(() => leave());
});
