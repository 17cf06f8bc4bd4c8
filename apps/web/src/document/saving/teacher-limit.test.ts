import {
  CommandRefused,
  commands,
  createDraft,
  FILE_VERSION,
  type Message,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import type { SignedInUser, SiteAtStart } from '@bellgrid/protocol';
import { messageText } from '@bellgrid/texts';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { draftSession } from '../draft/draft-session.ts';
import { saver } from './saver.ts';
import { keepTeacherLimit } from './teacher-limit.ts';

const user: SignedInUser = {
  ...{ uid: 'u', email: 'hill@example.org', displayName: 'Ada', schoolName: 'Hill School' },
  ...{
    isVerified: true,
    isAdministrator: false,
    hasSecondFactor: false,
    isMultipleScheduleStructuresEnabled: false,
  },
  ...{ licenses: {}, bypassPaywallUntil: null, accountSuspended: false, deleteAt: null, logo: null },
  ...{ lastAcknowledgedUpdate: null, language: null, isSetUp: true, hasAcceptedTerms: true },
  impersonatedBy: null,
};

function licensed(count: number, isAdministrator = false): void {
  const licenses: SignedInUser['licenses'] = count > 0 ? { l: { count, expiry: null } } : {};
  const known: SignedInUser = { ...user, isAdministrator, licenses };
  queryClient.setQueryData<SignedInUser | null>(currentUserQuery.queryKey, known);
}

const add = (id: string) => draftSession.store.run(commands.setTeacher, { teacher: { id, name: id } });
const teachers = () => Object.keys(draftSession.draft.teachers).length;

function refusalOf(act: () => unknown): Message | null {
  try {
    act();
  } catch (error) {
    if (error instanceof CommandRefused) return error.refusal;
    throw error;
  }
  return null;
}

beforeEach(() => {
  keepTeacherLimit();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createDraft({}),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  add('a');
  add('b');
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
});
afterEach(() => {
  draftSession.refuseBy(() => null);
  queryClient.clear();
});

test('a teacher above the licences is refused with the counts, in a form and by redo too', () => {
  licensed(3);
  add('c');
  const refusal = { code: 'refusals.tooManyTeachers', values: { teachers: 4, licensed: 3 } };
  expect(refusalOf(() => add('d'))).toEqual(refusal);
  const fork = draftSession.store.fork();
  fork.run(commands.setTeacher, { teacher: { id: 'e', name: 'e' } });
  expect(refusalOf(() => fork.squash({ label: 'command.setTeacher' }))).toEqual(refusal);
  expect(teachers()).toBe(3);
  draftSession.store.undo();
  licensed(2);
  expect(refusalOf(() => draftSession.store.redo())).toMatchObject({ code: 'refusals.tooManyTeachers' });
  expect(teachers()).toBe(2);
});

test('a school above its licences keeps, changes and deletes its teachers, and takes the deletion back', () => {
  licensed(1);
  draftSession.store.run(commands.setTeacher, { teacher: { id: 'a', name: 'Renamed' } });
  draftSession.store.run(commands.deleteTeacher, { ids: ['b'] });
  expect(teachers()).toBe(1);
  draftSession.store.undo();
  expect(teachers()).toBe(2);
  expect(refusalOf(() => add('c'))).toMatchObject({ values: { teachers: 3, licensed: 1 } });
});

test('a refused teacher is told the address of the operator where there is one', () => {
  startTexts();
  licensed(1);
  queryClient.setQueryData(siteQuery.queryKey, { supportEmail: 'help@site.example' } as SiteAtStart);
  const refusal = refusalOf(() => add('c'));
  expect(refusal && messageText(i18next, draftSession.draft, refusal)).toContain(
    'or write to help@site.example.',
  );
});

test('without a licence the reason is another one, and administrators are not held to licences', () => {
  licensed(0);
  expect(refusalOf(() => add('c'))).toEqual({ code: 'refusals.noLicence', values: { teachers: 3 } });
  licensed(0, true);
  expect(refusalOf(() => add('c'))).toBeNull();
});
