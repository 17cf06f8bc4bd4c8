// @vitest-environment happy-dom
import { commands, createExampleSchool, exportSettingsOf } from '@bellgrid/model';
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
  const status = () => document.querySelector('[role=status]')?.textContent;
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
