// @vitest-environment happy-dom
import { commands, createExampleSchool, exportSettingsOf, serializeDraftFile } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { saver } from '../../document/saving/saver.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { useSignOutQuestion } from './SignOutDialog.tsx';

beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeDom();
  saver.closed();
});

const status = () => document.querySelector('[role=status]')?.textContent;
const isAsked = () => document.body.textContent?.includes('You have unsaved changes');

function SignOut() {
  const { ask, question } = useSignOutQuestion();
  return (
    <>
      <button type="button" onClick={ask} />
      {question}
    </>
  );
}

test('signing out does not wait long for settings of pages that the server does not take, and begins once', async () => {
  saver.opened({ hash: '', versionID: '', date: '', text: null });
  await openWithLinks(<SignOut />);
  const sent: string[] = [];
  // The server does not take the draft.
  vi.stubGlobal('fetch', async (address: unknown) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    sent.push(pathname);
    return pathname === '/api/page-memory' ? Response.json({}) : new Promise(() => {});
  });
  const settings = { ...exportSettingsOf(draftSession.draft), selectedExportView: 'day' as const };
  await act(async () => draftSession.store.run(commands.setExportSettings, { settings }));
  expect([saver.isSaved, saver.hasUnsavedWork]).toEqual([false, false]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signOuts = () => sent.filter((path) => path.endsWith('/sign-out')).length;
  for (const _ of [1, 2]) await act(async () => document.querySelector('button')?.click());
  expect(status()).toBe('Signing out …');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(signOuts()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => vi.waitFor(() => expect(signOuts()).toBeGreaterThan(0), { timeout: 5000 }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(signOuts()).toBe(1);
});

test.each([
  { state: 'dirty', time: 2500, outcome: 'is no question where it ends in a moment' },
  { state: 'saving', time: 2500, outcome: 'is no question where it ends in a moment' },
  { state: 'dirty', time: 8000, outcome: 'is asked about until it has ended after all' },
  { state: 'saving', time: 8000, outcome: 'is asked about until it has ended after all' },
])('a save in the state $state that takes $time ms $outcome', async ({ state, time }) => {
  const text = serializeDraftFile(draftSession.file());
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text });
  await openWithLinks(<SignOut />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const date = '2026-03-01T10:00:00.000Z';
  const none = { label: null, saveReason: null, revertedFrom: null, statistics: null };
  const version = { id: 'v1', date, lastModified: date, hash: 'h1', ...none };
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: unknown, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    sent.push(init.body instanceof Blob ? 'save' : pathname);
    if (!(init.body instanceof Blob)) return Response.json({});
    await new Promise((resolve) => setTimeout(resolve, time));
    return Response.json({ version });
  });
  const isSent = (path: string) => sent.some((each) => each.endsWith(path));
  await act(async () => draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' }));
  if (state === 'saving') {
    void saver.now();
    await act(() => vi.waitFor(() => expect(sent).toEqual(['save'])));
  }
  expect([saver.state.status, saver.hasUnsavedWork]).toEqual([state, true]);
  await act(async () => document.querySelector('button')?.click());
  expect([status(), isAsked()]).toEqual(['Signing out …', false]);
  // The save leaves at once.
  await act(() => vi.waitFor(() => expect(sent).toEqual(['save'])));
  const isShort = time < 3000;
  await act(() => vi.advanceTimersByTimeAsync(3500));
  await act(() => vi.waitFor(() => expect([isAsked(), isSent('/sign-out')]).toEqual([!isShort, isShort])));
  await act(() => vi.advanceTimersByTimeAsync(time));
  await act(() =>
    vi.waitFor(() => expect([draftSession.isOpen, isSent('/sign-out')]).toEqual([false, true])),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([isAsked(), sent.filter((path) => path.endsWith('/sign-out')).length]).toEqual([false, 1]);
});
