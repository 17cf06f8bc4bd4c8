// @vitest-environment happy-dom
import { commands, createExampleSchool, exportSettingsOf } from '@bellgrid/model';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { saver } from '../../document/saving/saver.ts';
import { useLeaveGuard } from '../../document/saving/use-leave-guard.ts';
import { useReportDirty } from '../../ui/entity-form/edit-guard.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { SaveStatus } from './SaveStatus.tsx';

beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  await closeDom();
  saver.closed();
  vi.unstubAllGlobals();
});

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

test('leaving does not ask about the choice of what to print, which is saved all the same', async () => {
  // The server does not answer.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  saver.opened({ hash: '', versionID: '', date: '', text: null });
  await openWithLinks(<Form />);
  const settings = { ...exportSettingsOf(draftSession.draft), selectedExportView: 'day' as const };
  await act(async () => draftSession.store.run(commands.setExportSettings, { settings }));
  expect(saver.state.status).toBe('dirty');
  let isAsked = true;
  await act(async () => {
    isAsked = isLeavingAsked();
  });
  expect([isAsked, saver.state.status]).toEqual([false, 'saving']);
  await act(async () => draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' }));
  expect(isLeavingAsked()).toBe(true);
});
