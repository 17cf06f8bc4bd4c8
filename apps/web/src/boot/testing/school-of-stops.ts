import { commands, type Draft, joinDrafts, placementsOf, runCommand, type Solution } from '@bellgrid/model';
import {
  type Client,
  type ClientSummary,
  type JudgedNumbers,
  NO_FINDINGS,
  type SignedInUser,
  type SiteAtStart,
  type Version,
} from '@bellgrid/protocol';
import { draftFileOf } from '../../../../../e2e/support/placed-school.ts';
import { variedSchool } from '../../../../../e2e/support/varied-school.ts';
import { draftSession } from '../../document/draft/draft-session.ts';
import type { WindowConflict } from '../../document/opening/conflict-store.ts';
import { NO_RUN, type SolverRun } from '../../document/run/solver-run.ts';
import { saver } from '../../document/saving/saver.ts';
import { openSchool } from '../../ui/testing/page-in-dom.tsx';

const AT = '2026-11-20T08:30:00.000Z';

/** A school with something of everything. */
export const school = variedSchool();

/** Opens a school as its saved version. */
export function openSaved(draft: Draft): void {
  openSchool(draft);
  saver.opened({ hash: 'now', versionID: 'now', date: '', text: draftFileOf(draft) });
}

/** Makes an edit that is not saved. */
export const edit = (): void =>
  void draftSession.store.run(commands.setConfig, { changes: { placeAsManyAsPossible: true } });

export function present<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw new Error('The school of the stops has no such record.');
  return value;
}
const first = <Value>(records: Readonly<Record<string, Value>>): Value => present(Object.values(records)[0]);

/** A class with subjects, a calendar and divisions. */
export const group = present(Object.values(school.groups).find(({ subjects }) => subjects.length > 1));
export const teacher = first(school.teachers);

export const user: SignedInUser = {
  uid: 'user',
  email: 'ada@hill.example',
  displayName: 'Ada Hill',
  schoolName: 'Hill School',
  isVerified: true,
  isAdministrator: true,
  hasSecondFactor: true,
  isMultipleScheduleStructuresEnabled: true,
  licenses: {},
  bypassPaywallUntil: null,
  accountSuspended: false,
  deleteAt: null,
  logo: null,
  lastAcknowledgedUpdate: null,
  language: null,
  isSetUp: true,
  hasAcceptedTerms: true,
  impersonatedBy: null,
};

/** A user who has not verified the address yet. */
export const newUser: SignedInUser = { ...user, isVerified: false };

export const site: SiteAtStart = {
  announcements: [
    {
      id: 'works',
      title: 'Works at noon',
      content: 'The server rests.',
      severity: 'info',
      variant: 'standard',
      nonDismissible: false,
      effectiveDuring: { start: AT, end: AT },
    },
  ],
  killSwitch: false,
  latestVersionProduction: '1.65.0',
  latestVersionStaging: '1.65.0',
  supportEmail: 'help@bellgrid.example',
  mailsGoToOutbox: true,
};

const versionOf = (id: string, label: string | null): Version => ({
  id,
  date: AT,
  lastModified: AT,
  label,
  saveReason: null,
  revertedFrom: null,
  hash: id,
  statistics: {
    groups: 3,
    teachers: 4,
    classrooms: 2,
    subjects: 9,
    lessons: 20,
    placedLessons: 18,
    constraints: 5,
  },
});
export const version = versionOf('old', null);
export const currentVersion = versionOf('now', 'Autumn');

/** The school before its last edits: with other rules, and without one of its teachers. */
export const olderSchool = runCommand(school, commands.setTeacher, {
  teacher: { ...teacher, name: 'Robert Hill' },
});

const storage = { used: { bytes: 1000, versions: 2 }, quota: { bytes: 100_000, versions: 100 } };
const summary: ClientSummary = {
  uid: 'client',
  email: 'office@lake.example',
  displayName: 'Leo Lake',
  schoolName: 'Lake School',
  shortName: 'Lake',
  tags: ['north'],
  isVerified: true,
  isAdministrator: false,
  accountSuspended: false,
  bypassPaywallUntil: null,
  licensedTeachers: 10,
  license: 'valid',
  licenseExpiry: AT,
  statistics: version.statistics,
  lastSaved: AT,
  userMetadata: { lastSeen: AT, lastLogin: AT },
  createdAt: AT,
};

export const client: Client = {
  ...user,
  ...summary,
  licenses: {},
  internalData: { notes: '', shortName: 'Lake', tags: ['north'] },
  solver: {
    executionInstance: { id: 'run', jobType: 'solve', startedAt: AT, versionID: 'now', payloadHash: 'now' },
    location: 'cloud_function',
    lastEvent: null,
    cancellationRequested: false,
    isActive: true,
    schoolsBefore: null,
    acknowledged: false,
    record: null,
  },
};

/** The answers of a server with this school and its client. */
const answers: Readonly<Record<string, object>> = {
  '/api/me': user,
  '/api/site': site,
  '/api/solver': client.solver,
  '/api/versions': { versions: [currentVersion, version], currentID: 'now', publishedIDs: [], storage },
  '/api/versions/broken-rules': {
    drafts: { old: { clashes: 1, rules: 2 }, now: { clashes: 0, rules: 0 } },
  },
  '/api/admin/site': site,
  '/api/admin/general': { tags: ['north', 'south'] },
  '/api/admin/clients': { clients: [summary], total: 1 },
  '/api/admin/clients/client': client,
  '/api/admin/clients/client/runs': { runs: [] },
  '/api/admin/clients/client/versions': {
    versions: [currentVersion, version],
    currentID: 'now',
    publishedIDs: [],
    storage,
    publication: null,
  },
};

/** Answers as the server would; what no stop asks for is not available, and opening a school takes long. */
export function answer(address: string): object | Promise<object> {
  const path = address.split('?')[0] ?? '';
  if (path === '/api/versions/latest') return new Promise(() => {});
  if (path === '/api/versions/old/snapshot') return new Response(draftFileOf(olderSchool));
  return answers[path] ?? Response.json({}, { status: 503 });
}

/** The words of users in what the server answers. */
export const wordsOfServer: readonly string[] = [
  ...[user.displayName, user.email, user.schoolName, 'Ada'],
  ...[summary.displayName, summary.email, summary.schoolName, summary.shortName],
  ...[
    'Works at noon',
    'school.json',
    'The server rests.',
    'north',
    'south',
    'Autumn',
    'Ada Moss',
    'Ada Wells',
    'Room of',
    'Lab',
    'Robert Hill',
    'help@bellgrid.example',
  ],
];

/** The differences of two windows: of a name, of a colour, and a deletion. */
export function conflict(): WindowConflict {
  const [room, other] = Object.values(school.classrooms);
  const changed = (draft: Draft, name: string, color: string): Draft =>
    runCommand(
      runCommand(draft, commands.setTeacher, { teacher: { ...teacher, name, color } }),
      commands.setClassroom,
      { classroom: { ...present(room), name: `Room of ${name}` } },
    );
  const mine = changed(school, 'Ada Moss', '#113355');
  const theirs = runCommand(changed(school, 'Ada Wells', '#335511'), commands.deleteClassroom, {
    ids: [present(other).id],
  });
  const { conflicts } = joinDrafts(
    school,
    runCommand(mine, commands.setClassroom, { classroom: { ...present(other), name: 'Lab' } }),
    theirs,
    new Map(),
  );
  return { records: conflicts, base: school, mine, theirs };
}

const quality: JudgedNumbers = {
  classGaps: 1,
  teacherGaps: 12,
  lateStarts: 2,
  singleLessonDays: 1,
  unplaced: 1,
  wishes: [{ kind: 'teacherMaxDays', count: 3 }],
};

const placements = placementsOf(school).map((placement, index) => {
  const { timeSlot } = placement;
  return index === 0 ? { ...placement, timeSlot: { ...timeSlot, day: (timeSlot.day + 1) % 5 } } : placement;
});

/** A timetable that a run has found: the draft's own, with one lesson elsewhere. */
const solution: Solution = { id: 'solution', status: 'FEASIBLE', placements, unplaced: [], cost: 12 };
/** A timetable that leaves one lesson out. */
const partial: Solution = {
  ...solution,
  placements: placements.slice(1),
  unplaced: placements.slice(0, 1).map(({ lesson }) => lesson),
};

const run: SolverRun = {
  ...NO_RUN,
  loadState: 'SOLVING',
  instanceID: 'run',
  versionID: 'now',
  payloadHash: 'now',
  jobType: 'solve',
  startedAt: Date.parse(AT),
};
const progress = { stage: 'improve', placed: 19, lessons: 20, cost: 40, bound: 0, broken: 2, moved: 3 };

/** A run that waits, that is checked, and that is at work. */
export const runs = {
  waiting: { ...run, loadState: 'PROVISIONING', schoolsBefore: 3 },
  checking: { ...run, loadState: 'PRE_CHECK', checking: { type: 'teacher', id: teacher.id } },
  working: { ...run, stage: 'improve', progress, best: { solution: partial, quality } },
} as const satisfies Record<string, SolverRun>;

/** A run that has found the timetable. */
export const foundRun: SolverRun = {
  ...run,
  loadState: 'SOLVE_DONE',
  reason: 'plateau',
  outcome: { kind: 'solution', solution, quality, findings: NO_FINDINGS },
};

/** A run that has ended with an error, with the timetable that it had by then. */
export const failedRun = (
  code: 'TIMEOUT' | 'ALLOCATION_FAILED' | 'CANNOT_CONNECT' | 'SAVE_FAILED',
): SolverRun => ({
  ...run,
  loadState: 'ERROR',
  outcome: {
    kind: 'error',
    code,
    partial: code === 'TIMEOUT' ? partial : null,
    quality,
    findings: NO_FINDINGS,
  },
});
