import type { ClientSummary } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { type ColumnWords, clientColumns, DEFAULT_COLUMNS, sortClients } from './client-columns.ts';
import {
  type ClientFilters,
  filterClients,
  indexClients,
  lastSeenOf,
  licenceStateOf,
  NO_CLIENT_FILTERS,
  stateOf,
} from './client-filter.ts';
import { csvOf } from './csv.ts';
import { dateWords } from './date-words.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();

const plain: ClientSummary = {
  ...{ uid: 'u', schoolName: 'Hill School', displayName: 'Ada Head', email: 'ada@hill.example' },
  ...{ shortName: '', tags: [], isAdministrator: false, isVerified: true, accountSuspended: false },
  ...{ license: 'none', licensedTeachers: 0, licenseExpiry: null, bypassPaywallUntil: null },
  ...{ createdAt: daysAgo(400), lastSaved: null, statistics: null },
  userMetadata: { lastSeen: null, lastLogin: null },
};
const statistics = (teachers: number, placedLessons = 0) => ({
  ...{ teachers, groups: 1, classrooms: 0, subjects: 0, lessons: 10, placedLessons, constraints: 0 },
});
const clients: readonly ClientSummary[] = [
  { ...plain, uid: 'a', tags: ['pilot'], license: 'valid', licensedTeachers: 30, statistics: statistics(9) },
  {
    ...{ ...plain, uid: 'b', schoolName: 'Lake, North', shortName: 'LN', email: 'bo@lake.example' },
    ...{ accountSuspended: true, license: 'ended', statistics: statistics(31) },
    userMetadata: { lastSeen: daysAgo(20), lastLogin: daysAgo(1) },
  },
  {
    ...{ ...plain, uid: 'c', schoolName: '=Äcker', displayName: 'Cleo', email: 'cleo@field.example' },
    ...{ isVerified: false, bypassPaywallUntil: daysAgo(-5), statistics: statistics(61) },
    userMetadata: { lastSeen: null, lastLogin: daysAgo(100) },
  },
];
const found = (filters: Partial<ClientFilters>) =>
  filterClients(indexClients(clients, now), { ...NO_CLIENT_FILTERS, ...filters }).map(
    ({ client }) => client.uid,
  );

test('a search finds every word in any case and without marks, in school, short name, person and address', () => {
  expect(found({ search: '' })).toEqual(['a', 'b', 'c']);
  expect(found({ search: 'NORTH lake' })).toEqual(['b']);
  expect(found({ search: 'ln' })).toEqual(['b']);
  expect(found({ search: 'acker' })).toEqual(['c']);
  expect(found({ search: 'cleo field.example' })).toEqual(['c']);
  expect(found({ search: 'lake cleo' })).toEqual([]);
});

test('filters let through what has one of the chosen values, of every filter', () => {
  expect(found({ tag: ['pilot'] })).toEqual(['a']);
  expect(found({ state: ['suspended', 'unverified'] })).toEqual(['b', 'c']);
  expect(found({ licence: ['valid'] })).toEqual(['a']);
  expect(found({ licence: ['ended', 'bypass'] })).toEqual(['b', 'c']);
  expect(found({ lastSeen: ['never'] })).toEqual(['a']);
  expect(found({ lastSeen: ['month'] })).toEqual(['b']);
  expect(found({ lastSeen: ['longer'] })).toEqual(['c']);
  expect(found({ size: ['small'] })).toEqual(['a']);
  expect(found({ size: ['medium', 'large'] })).toEqual(['b', 'c']);
  expect(found({ size: ['large'], state: ['suspended'] })).toEqual([]);
});

test('a suspended account is that first, and a bypass that is over is none', () => {
  expect(stateOf({ ...plain, accountSuspended: true, isAdministrator: true })).toBe('suspended');
  expect(stateOf({ ...plain, isAdministrator: true, isVerified: false })).toBe('administrator');
  expect(licenceStateOf({ ...plain, bypassPaywallUntil: daysAgo(1) }, now)).toBe('none');
  expect(licenceStateOf({ ...plain, license: 'ended', bypassPaywallUntil: daysAgo(-1) }, now)).toBe('bypass');
});

let words: ColumnWords;
beforeAll(async () => {
  startTexts();
  const { admin } = await import('@bellgrid/texts/admin');
  i18next.addResourceBundle('en', 'admin', admin);
  words = { t: i18next.getFixedT('en', 'admin'), dates: dateWords('en'), now };
});

const sorted = (column: (typeof clientColumns)[number]['id'], descending: boolean) =>
  sortClients(
    clients.map((client) => ({ client })),
    { column, descending },
    words,
    'en',
  ).map(({ client }) => client.uid);

test('every column sorts both ways: names as in a dictionary, counts as numbers, dates in time', () => {
  expect(sorted('school', false)).toEqual(['c', 'a', 'b']);
  expect(sorted('school', true)).toEqual(['b', 'a', 'c']);
  expect(sorted('teachers', true)).toEqual(['c', 'b', 'a']);
  expect(sorted('lastSeen', true)).toEqual(['b', 'c', 'a']);
  expect(sorted('licence', false)).toEqual(['b', 'c', 'a']);
});

test('each column has a text for every school; unknown counts and dates are empty', () => {
  const textOf = (id: string, client = plain) =>
    clientColumns.find((column) => column.id === id)?.text(client, words);
  expect(textOf('teachers')).toBe('');
  expect(textOf('lastSeen')).toBe('');
  expect(textOf('lessons', { ...plain, statistics: statistics(1, 7) })).toBe('7 / 10');
  expect(textOf('school', { ...plain, schoolName: '' })).toBe(words.t('clients.unnamed'));
  expect(textOf('licence', clients[0])).toBe(words.t('clients.teachersForever', { count: 30 }));
  expect(textOf('licence', clients[1])).toBe(words.t('clients.ended'));
  expect(textOf('licence', clients[2])).toBe('Paywall bypass until 29 Nov 2026');
  expect(textOf('state', clients[1])).toBe(words.t('clients.state.suspended'));
  expect(DEFAULT_COLUMNS.every((id) => clientColumns.some((column) => column.id === id))).toBe(true);
});

test('CSV has a byte order mark, quotes what has to be quoted, and no cell that a spreadsheet would compute', () => {
  const columns = clientColumns.filter(({ id }) => id === 'school' || id === 'email');
  const rows = clients.map((client) => columns.map((column) => column.text(client, words)));
  expect(csvOf([['School', 'E-mail'], ...rows])).toBe(
    [
      '\uFEFFSchool,E-mail',
      'Hill School,ada@hill.example',
      '"Lake, North",bo@lake.example',
      "'=Äcker,cleo@field.example",
      '',
    ].join('\r\n'),
  );
  expect(csvOf([['a "b"', 'two\nlines', '+1', '-1', '@x']])).toBe(
    '\uFEFF"a ""b""","two\nlines",\'+1,\'-1,\'@x\r\n',
  );
});

test('a school was there last when it was seen, or else when it signed in', () => {
  expect(clients.map(lastSeenOf)).toEqual([null, daysAgo(20), daysAgo(100)]);
});
