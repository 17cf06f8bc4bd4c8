// @vitest-environment happy-dom
import {
  commands,
  createDraft,
  createExampleSchool,
  type Draft,
  dateOfNumber,
  dayNumber,
  FILE_VERSION,
  SOLUTION_VERSION,
  schoolYearSchema,
  serializeDraftFile,
} from '@bellgrid/model';
import {
  changePublication,
  errorTable,
  type Publication,
  publication as publicationCall,
  publish,
  renewPublication,
  stopPublication,
  versions,
} from '@bellgrid/protocol';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useKeptEntries } from '../../document/saving/kept-entries.ts';
import { saver } from '../../document/saving/saver.ts';
import { t } from '../../platform/texts/i18n.ts';
import { killableWindows } from '../../ui/testing/killed-window.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  settle,
  toasts,
  type,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { useThreadInProcess } from '../../ui/testing/thread-in-process.ts';
import { useSolverPanel } from '../solver/run/solver-panels.ts';
import { PublishPage } from './PublishPage.tsx';

const edition: Publication['editions'][number] = {
  ...{ versionID: 'v1', publishedAt: '2026-11-20T08:00:00.000Z', validFrom: null, isShown: true },
  ...{ hasCalendars: true, pages: 30, changed: 0, mailed: 0 },
  settings: { teachers: 'initials', rooms: true, language: 'en', color: '#3b6fe0' },
};
const shown: Publication = { path: '/p/secret', expiresAt: null, hasPassword: false, editions: [edition] };

/** The requests that change something, and the answer to the next of them. */
let sent: { readonly call: string; readonly request: unknown }[] = [];
let next: (() => Response) | null = null;

/** The school of the only version. */
const withoutLessons = (): Draft => ({ ...createExampleSchool(), lessons: {} });
let saved = withoutLessons();
/** Comes before the answer about the version. */
let isAnswering: Promise<unknown> = Promise.resolve();
let isBroken = false;
/** The id of the current version. */
let currentID = 'v1';
/** The changes since the version that is published. */
const sameVersions = { records: {}, parts: [], rescheduled: 0, unplaced: 0, isSeen: false };
let changed: Omit<typeof sameVersions, 'parts'> & { parts: string[] } = sameVersions;
/** Those changes as the server tells them for pages that show these fields. */
let changedFor = (_shown: Readonly<Record<string, string>>) => changed;
/** The hash of its content. */
let hash = 'h';

const browser = killableWindows();
beforeAll(() => useThreadInProcess(() => import('./version-problems.worker.ts')));

/** Opens the screen over a server that has published this. */
async function open(publication: Publication | null, hasYear = true): Promise<void> {
  const draft = createExampleSchool({ schoolName: 'Hill School' });
  if (hasYear)
    draft.schoolData.year = schoolYearSchema.parse({
      ...{ timeZone: 'Europe/Berlin', firstDay: '2026-09-01', lastDay: '2027-07-16' },
      places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
    });
  openSchool(draft);
  saver.opened({ hash, versionID: 'v1', date: '', text: null });
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const method = (init.method ?? 'GET').toLowerCase();
    const found = [publish, changePublication, renewPublication, stopPublication].find(
      (each) => each.path === address && each.method === method,
    );
    if (found) {
      sent.push({ call: found.name, request: init.body ? JSON.parse(String(init.body)) : null });
      return next?.() ?? Response.json({ publication });
    }
    if (address === `/api/versions/${currentID}/snapshot`) {
      await isAnswering;
      if (isBroken) return new Response(null, { status: 500 });
      return new Response(
        serializeDraftFile({
          ...{ fileVersion: FILE_VERSION, dataStore: saved, pageMemory: {} },
          solutionStore: { version: SOLUTION_VERSION, solution: null },
        }),
      );
    }
    const compared = new URL(address, location.origin);
    if (compared.pathname === '/api/versions/v1/compare') {
      const { with: other, ...fields } = Object.fromEntries(compared.searchParams);
      if (other === currentID) return Response.json(currentID === 'v1' ? sameVersions : changedFor(fields));
    }
    if (address === publicationCall.path) return Response.json({ publication });
    if (address !== versions.path) throw new Error(`Nothing answers ${address}.`);
    const version = (id: string, date: string) => ({
      ...{ id, hash, label: null, date, lastModified: date, saveReason: null, revertedFrom: null },
    });
    const none = { bytes: 0, versions: 0 };
    return Response.json({
      versions: [
        version(currentID, '2026-11-20T07:00:00.000Z'),
        ...(currentID === 'v1' ? [] : [version('v1', '2026-11-19T07:00:00.000Z')]),
      ],
      currentID,
      publishedIDs: [],
      storage: { used: none, quota: none },
    });
  };
  await openScreen('/publish', { path: '/publish', below: [], component: PublishPage }, { answer });
}

afterEach(async () => {
  await closeDom();
  [sent, next, saved] = [[], null, withoutLessons()];
  [isAnswering, isBroken, hash, currentID] = [Promise.resolve(), false, 'h', 'v1'];
  changed = sameVersions;
  changedFor = () => changed;
  useSolverPanel.setState({ open: null });
});

const button = (name: string, within: ParentNode = document) =>
  elementsNamed<HTMLButtonElement>('button', name, within)[0];
const text = (): string => document.body.textContent ?? '';

/** The input with this label. */
const field = (label: string): HTMLElement | null | undefined =>
  [...document.querySelectorAll('label')].find((each) => each.textContent?.replace(' *', '') === label)
    ?.control;
const enter = async (label: string, value: string): Promise<void> => {
  const input = field(label);
  if (!input) throw new Error(`There is no field ${label}.`);
  input.focus();
  await type(value);
};
const status = (code: string, number: number) => () =>
  Response.json({ error: { code, message: code } }, { status: number });

test('without a school year there is no later date, and the screen says why', async () => {
  await open(shown, false);
  expect(text()).toContain('enter the school year on the Schedule Structure screen.');
  const link = [...document.querySelectorAll('a')].find((each) => each.textContent === 'Schedule Structure');
  expect(link?.getAttribute('href')).toBe('/');
  expect(field('From a later date')).toHaveProperty('disabled', true);
  await use(button('Publish again'));
  await until(() => sent.length > 0);
  expect(sent).toEqual([
    { call: 'publish', request: { versionID: 'v1', hash: 'h', settings: edition.settings, validFrom: null } },
  ]);
});

test('messages are clear of the buttons of the link as long as the screen is open', async () => {
  await open(shown);
  expect(document.documentElement.dataset.publishing).toBe('');
  await closeDom();
  expect(document.documentElement.dataset.publishing).toBeUndefined();
});

test('while nothing is shown there is no later date either', async () => {
  await open(null);
  expect(text()).not.toContain('For a later date, calendars');
  expect(field('From a later date')).toHaveProperty('disabled', true);
  expect(text()).toContain('Nothing is published yet');
});

test('a version is published from a later date once one is entered', async () => {
  await open(shown);
  await meanwhile(() => field('From a later date')?.click());
  expect(button('Publish again')?.disabled).toBe(true);
  await enter('From', '2026-12-01');
  await use(button('Publish again'));
  await until(() => toasts().length > 0);
  expect(sent).toMatchObject([{ call: 'publish', request: { validFrom: '2026-12-01' } }]);
  expect(toasts()).toEqual(['Published. Copy the link and pass it on.']);
});

test('what was chosen is offered after the window was killed, until it is published', async () => {
  await open(shown);
  await meanwhile(() => field('Full names')?.click());
  await meanwhile(() => field('From a later date')?.click());
  await enter('From', '2027-01-11');
  await browser.kill();
  await open(shown);
  expect(field('Initials')).toHaveProperty('checked', true);
  await use(button('Restore'));
  await until(() => button('Restore') === undefined);
  expect(field('Full names')).toHaveProperty('checked', true);
  await until(() => browser.kept.some(({ window }) => window !== 'killed'));
  await use(button('Publish again'));
  await until(() => browser.kept.length === 0);
  const settings = { ...edition.settings, teachers: 'full' };
  const request = { versionID: 'v1', hash: 'h', settings, validFrom: '2027-01-11' };
  expect([sent, browser.kept]).toEqual([[{ call: 'publish', request }], []]);
});

test('nothing is unsaved once the current version is published that was saved anew for it', async () => {
  await open(shown);
  await meanwhile(() => field('Full names')?.click());
  await browser.kill();
  useKeptEntries.setState(({ offered }) => ({
    offered: offered.map((entry) => ({ ...entry, value: { ...(entry.value as object), chosen: 'v1' } })),
  }));
  await open(shown);
  await use(button('Restore'));
  await until(() => field('Full names')?.matches(':checked') === true);
  await until(() => browser.kept.some(({ window }) => window !== 'killed'));
  currentID = 'v2';
  await use(button('Publish again'));
  await until(() => browser.kept.length === 0);
  expect([sent, browser.kept]).toMatchObject([[{ call: 'publish', request: { versionID: 'v2' } }], []]);
});

const none = { count: 0, ids: [] };
const records = { lessons: { added: none, changed: { count: 3, ids: [] }, removed: none } };
const moved = { ...sameVersions, records, rescheduled: 3, isSeen: true };
const PRESENT = 'Publish the present state';

test('while the draft is another one than readers see, the screen says so and publishes the present state', async () => {
  [currentID, changed] = ['v2', moved];
  await open(shown);
  await until(() => button(PRESENT));
  expect(text()).toMatch(
    /The page shows the version of 19 Nov(ember)?,? .*\d\d:00; your draft has changed since\. 3 lessons have changed\./,
  );
  // Another version is chosen in the form, from a later date.
  await meanwhile(() => field('From a later date')?.click());
  await use(button(PRESENT));
  await until(() => sent.length > 0);
  const request = { versionID: 'v2', hash: 'h', settings: edition.settings, validFrom: null };
  expect(sent).toEqual([{ call: 'publish', request }]);
});

test.each([
  [1, '2 lessons have changed. 1 lesson has lost its place.'],
  [3, 'since. 3 lessons have lost their place.'],
])('of lessons that lost their place it says so: %i', async (unplaced, words) => {
  [currentID, changed] = ['v2', { ...moved, unplaced }];
  await open(shown);
  await until(() => button(PRESENT));
  expect(text()).toContain(words);
});

test('of a publication from a later date it says from when on, and publishes in its place', async () => {
  [currentID, changed] = ['v2', moved];
  const later = { ...edition, isShown: false, validFrom: '2026-12-01' };
  await open({ ...shown, editions: [later] });
  await until(() => button(PRESENT));
  expect(text()).toContain('From 1 Dec 2026 the page shows the version of 19 Nov');
  await use(button(PRESENT));
  await until(() => sent.length > 0);
  expect(sent).toMatchObject([{ request: { versionID: 'v2', validFrom: '2026-12-01' } }]);
});

test.each([
  ['nothing has changed', sameVersions, null],
  ['only what no reader sees has, such as a lock', { ...sameVersions, records, parts: ['config'] }, null],
  ['the publication has ended', moved, '2026-11-01T00:00:00.000Z'],
])('nothing is said of changes where %s', async (_, changes, expiresAt) => {
  [currentID, changed] = ['v2', changes];
  await open({ ...shown, expiresAt });
  await until(() => button('Publish again'));
  expect([button(PRESENT), text().includes('your draft has changed since')]).toEqual([undefined, false]);
});

test.each([
  [false, false],
  [true, true],
])('a lesson in another room is a change for readers only of pages with rooms: %s', async (rooms, isTold) => {
  currentID = 'v2';
  let isAsked = false;
  changedFor = (shown) => {
    isAsked = true;
    return { ...moved, isSeen: shown.teachers !== 'none' || shown.rooms !== 'hidden' };
  };
  const settings = { ...edition.settings, rooms, teachers: 'none' as const };
  await open({ ...shown, editions: [{ ...edition, settings }] });
  await until(() => isAsked);
  await settle();
  expect(text().includes('your draft has changed since')).toBe(isTold);
});

test('an edition to come is named with its date, and its changes are one link away', async () => {
  await open({
    ...shown,
    editions: [
      edition,
      {
        ...edition,
        publishedAt: '2026-11-21T08:00:00.000Z',
        isShown: false,
        validFrom: '2026-12-01',
        changed: 3,
      },
    ],
  });
  expect(text()).toContain('From 1 Dec 2026');
  expect(text()).toContain('3 changed since the last publication');
  const links = ['What changed since the last publication', 'Sheet for printing (PDF)'].map((name) =>
    elementsNamed<HTMLAnchorElement>('a', name)[0]
      ?.getAttribute('href')
      ?.replace(/^.*(?=\/p\/)/, ''),
  );
  expect(links).toEqual(['/p/secret/changes?next', '/p/secret/changes.pdf?next']);
});

test('the link ends after the entered day, and one that has ended says so', async () => {
  await open(shown);
  const save = button('Save');
  expect(save?.disabled).toBe(true);
  const day = dateOfNumber(dayNumber('2026-12-24'));
  await enter('The link ends after', day);
  await use(button('Save'));
  const end = new Date('2026-12-25T00:00:00').toISOString();
  expect(sent).toEqual([{ call: 'changePublication', request: { expiresAt: end } }]);
  await closeDom();
  await open({ ...shown, expiresAt: new Date('2026-11-01T00:00:00').toISOString() });
  expect(text()).toContain('The link has ended on');
  expect(field('The link ends after')).toHaveProperty('value', '2026-10-31');
  await enter('The link ends after', '');
  await use(button('Save'));
  expect(sent.at(-1)).toEqual({ call: 'changePublication', request: { expiresAt: null } });
});

test('a password is set when it is long enough, and removed', async () => {
  await open(shown);
  expect([button('Set password')?.disabled, button('Remove the password')]).toEqual([true, undefined]);
  await enter('Password', 'abc');
  expect(button('Set password')?.disabled).toBe(true);
  await enter('Password', 'four words of ours');
  next = () => Response.json({ publication: { ...shown, hasPassword: true } });
  await use(button('Set password'));
  expect(sent).toEqual([{ call: 'changePublication', request: { password: 'four words of ours' } }]);
  expect(field('Password')).toHaveProperty('value', '');
  expect(text()).toContain('The page is protected with a password.');
  next = () => Response.json({ publication: shown });
  await use(button('Remove the password'));
  expect(sent.at(-1)).toEqual({ call: 'changePublication', request: { password: null } });
  expect([text().includes('The page is protected'), button('Remove the password')]).toEqual([
    false,
    undefined,
  ]);
});

test.each([
  ['New link…', 'Make a new link', { ...shown, path: '/p/another' }, 'renewPublication', '/p/another'],
  ['Stop publishing…', 'Stop publishing', null, 'stopPublication', 'Nothing is published yet'],
] as const)(
  '%s asks first, and what it ends is gone from the screen',
  async (name, confirm, after, call, left) => {
    await open(shown);
    await use(button(name));
    const dialog = document.querySelector('[role=dialog]');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await use(button('Cancel', dialog ?? document));
    expect(sent).toEqual([]);
    await use(button(name));
    next = () => Response.json({ publication: after });
    await use(button(confirm, document.querySelector('[role=dialog]') ?? document));
    expect(sent.map((each) => each.call)).toEqual([call]);
    expect([text().includes('/p/secret'), text().includes(left)]).toEqual([false, true]);
  },
);

test.each([
  ['TOO_LARGE', 413],
  ['TOO_MANY_REQUESTS', 429],
  ['BAD_DATA', 422],
  ['OUT_OF_SYNC', 409],
])('a publication that is refused as %s says so and leaves the link as it is', async (code, number) => {
  await open(shown);
  next = status(code, number);
  await use(button('Publish again'));
  await until(() => toasts().length > 0);
  const { text: id } = errorTable[code as keyof typeof errorTable];
  expect(toasts()).toEqual([t(id)]);
  expect([button('Publish again')?.disabled, text().includes('/p/secret')]).toEqual([false, true]);
});

test('a version with problems says which and how many, leads to them, and is published when that is confirmed', async () => {
  const [first, second, third] = Object.values(createExampleSchool().lessons).filter(
    ({ numPeriods }) => numPeriods === 1,
  );
  if (!first || !second || !third) throw new Error('The example school has no short lessons.');
  const timeSlot = { day: 0, start: 0, end: 1 };
  const clashing = [first, second].map((lesson) => ({ ...lesson, teachers: first.teachers, timeSlot }));
  for (const lesson of [...clashing, { ...third, timeSlot: null }]) saved.lessons[lesson.id] = lesson;
  await open(shown);
  await until(() => text().includes('is not finished'));
  expect(text()).toMatch(
    /is not finished: 1 lesson without a place, 3 clashes and 3 broken hard constraints\./,
  );
  // The one without a place comes first, then those that clash; each leads to its lesson.
  const named = [third, first, second].map(({ id, name, subject }) => {
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent.includes(name));
    return links.some((each) => each.getAttribute('href') === `/subjects/${subject}/lessons/${id}`);
  });
  expect(named).toEqual([true, true, true]);
  const heading = [...document.querySelectorAll('p')].find(
    (each) => each.textContent === 'The lessons concerned:',
  );
  const told = [...(heading?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
  expect(told.map((words) => words.split(' · ').at(-1))).toEqual(['without a place', 'clashes', 'clashes']);
  const link = elementsNamed<HTMLAnchorElement>('a', 'Look at them in the schedule')[0];
  expect(link?.getAttribute('href')).toBe('/schedule');
  expect(elementsNamed('a', 'Export Schedule')[0]?.getAttribute('href')).toBe('/export');

  await use(button('Publish again'));
  await until(() => document.querySelector('[role=dialog]') !== null);
  expect(sent).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await use(button('Cancel', document.querySelector('[role=dialog]') ?? document));
  expect(sent).toEqual([]);
  await use(button('Publish again'));
  await until(() => document.querySelector('[role=dialog]') !== null);
  await use(button('Publish anyway'));
  expect(sent).toMatchObject([{ call: 'publish', request: { versionID: 'v1' } }]);

  await meanwhile(() => link?.click());
  expect(useSolverPanel.getState().open).toBe('problems');
});

test('a version without classes, teachers and rooms is not published, and the screen says why', async () => {
  saved = createDraft({ schoolName: 'Hill School' });
  await open(null);
  await until(() => text().includes('there is nothing to publish yet'));
  expect(button('Publish')?.disabled).toBe(true);
});

test('after a save, the problems of the version before it are told no more, but those of the new one', async () => {
  const [first, second] = Object.values(createExampleSchool().lessons);
  if (!first || !second) throw new Error('The example school has too few lessons.');
  for (const lesson of [first, second]) saved.lessons[lesson.id] = { ...lesson, timeSlot: null };
  await open(shown);
  await until(() => text().includes('is not finished: 2 lessons'));
  saved = withoutLessons();
  saved.lessons[first.id] = { ...first, timeSlot: null };
  hash = 'h2';
  let release = () => {};
  isAnswering = new Promise<void>((resolve) => {
    release = resolve;
  });
  await meanwhile(() => saver.opened({ hash: 'h2', versionID: 'v1', date: '', text: null }));
  expect(text()).not.toContain('is not finished');
  await meanwhile(() => release());
  await until(() => text().includes('is not finished: 1 lesson without'));
});

/** The dialog that asks, once it is there. */
async function dialog(): Promise<Element> {
  await until(() => document.querySelector('[role=dialog]') !== null);
  return document.querySelector('[role=dialog]') as Element;
}

test('the form waits for the check, and what was checked is published whatever it says later', async () => {
  const lesson = Object.values(createExampleSchool().lessons)[0];
  if (!lesson) throw new Error('The example school has no lessons.');
  saved.lessons[lesson.id] = { ...lesson, timeSlot: null };
  let resolve = () => {};
  isAnswering = new Promise<void>((done) => {
    resolve = done;
  });
  await open(shown);
  const color = () => document.querySelector<HTMLButtonElement>('fieldset button[aria-description]');
  await use(color());
  const colors = () => document.querySelector('[role=dialog]') !== null;
  await until(colors);
  const isWaiting = () => document.querySelector('fieldset')?.disabled && color()?.disabled;
  expect(isWaiting()).toBe(false);
  await use(button('Publish again'));
  await until(() => isWaiting() === true);
  await until(() => !colors());
  await meanwhile(() => resolve());
  expect((await dialog()).textContent).toContain('1 lesson without a place');
  expect((await dialog()).textContent).toContain('say how many of their lessons have no time yet');
  await meanwhile(() => field('Rooms')?.click());
  expect(field('Rooms')).toHaveProperty('checked', false);
  await use(button('Publish anyway'));
  await until(() => sent.length > 0);
  expect(sent).toEqual([
    { call: 'publish', request: { versionID: 'v1', hash: 'h', settings: edition.settings, validFrom: null } },
  ]);
});

test.each([
  ['none', 'The pages of classes say how many'],
  ['initials', 'The pages of classes and teachers say how many'],
] as const)(
  'with names of teachers as “%s” it is told whose pages name lessons without a time',
  async (teachers, words) => {
    const lesson = Object.values(createExampleSchool().lessons)[0];
    if (!lesson) throw new Error('The example school has no lessons.');
    saved.lessons[lesson.id] = { ...lesson, timeSlot: null };
    await open({ ...shown, editions: [{ ...edition, settings: { ...edition.settings, teachers } }] });
    await use(button('Publish again'));
    expect((await dialog()).textContent).toContain(words);
  },
);

test('what another window has saved is not published before this one shows it', async () => {
  await open(shown);
  await until(() => button('Publish again')?.disabled === false);
  hash = 'newer';
  await use(button('Publish again'));
  await until(() => toasts().length > 0);
  expect([toasts(), sent]).toEqual([
    ['The school was changed in another window. Look at the schedule, then publish again.'],
    [],
  ]);
});

test('nothing is published while the latest work cannot be saved', async () => {
  await open(shown);
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Lake School' });
  await use(button('Publish again'));
  await until(() => toasts().length > 0);
  expect([toasts(), sent]).toEqual([['Your work could not be saved, so nothing was published.'], []]);
});

test('a version that cannot be checked is published only when that is confirmed', async () => {
  isBroken = true;
  await open(shown);
  await use(button('Publish again'));
  const question = await dialog();
  expect(question.textContent).toContain('could not be checked');
  expect(sent).toEqual([]);
  await use(button('Publish anyway', question));
  await until(() => sent.length > 0);
  expect(sent).toMatchObject([{ call: 'publish', request: { versionID: 'v1' } }]);
});
