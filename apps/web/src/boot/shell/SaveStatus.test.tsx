// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLeaveGuard } from '../../document/saving/use-leave-guard.ts';
import { useReportDirty } from '../../ui/entity-form/edit-guard.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { SaveStatus } from './SaveStatus.tsx';

beforeEach(() => openSchool(createExampleSchool()));
afterEach(closeDom);

let setDirty: (isDirty: boolean) => void;

function Form() {
  const [isDirty, set] = useState(false);
  setDirty = set;
  useReportDirty(isDirty);
  useLeaveGuard();
  return <SaveStatus />;
}

const announced = () => document.querySelector('[role=status]')?.textContent;
const status = () => document.querySelector('[data-status]')?.textContent;
function isLeavingAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('while a form has an entry that the draft has not, the school is not told to be saved, and leaving asks', async () => {
  await openWithLinks(<Form />);
  expect([status(), isLeavingAsked()]).toEqual(['Saved', false]);
  await act(async () => setDirty(true));
  expect([status(), isLeavingAsked()]).toEqual(['Entry not saved yet', true]);
  // A screen reader is not told at every field.
  expect(announced()).toBe('');
  await act(async () => setDirty(false));
  expect([status(), isLeavingAsked()]).toEqual(['Saved', false]);
});
