// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  commands,
  createDraft,
  createExampleSchool,
  type Draft,
  type ExportSettings,
  exportSettingsOf,
  loadDraftFile,
  serializeDraftFile,
} from '@bellgrid/model';
import { logo, type SignedInUser } from '@bellgrid/protocol';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import {
  choose,
  closeDom,
  elementsNamed,
  meanwhile,
  openInDom,
  openSchool,
  settle,
  toasts,
  type,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { ExportPage } from './ExportPage.tsx';
import type { ExportAnswer, ExportQuestion } from './export-messages.ts';

/**
 * A thread in a document without threads: it hands questions to the code of the real one, which listens at `self`, and its
 * answers back. Of the ways in which a thread may fail it has two: it breaks, or it never answers.
 */
class OneThread extends EventTarget {
  static state: 'answers' | 'breaks' | 'is silent' = 'answers';
  static asked: ExportQuestion[] = [];
  static ended = 0;
  static latest: OneThread | null = null;

  postMessage(data: ExportQuestion): void {
    OneThread.latest = this;
    OneThread.asked.push(data);
    if (OneThread.state === 'answers') self.dispatchEvent(new MessageEvent('message', { data }));
    if (OneThread.state === 'breaks')
      queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })));
  }

  terminate(): void {
    OneThread.ended += 1;
  }
}

const answerOfThread = (data: ExportAnswer): void => {
  OneThread.latest?.dispatchEvent(new MessageEvent('message', { data }));
};

/** The files that were handed to the downloads. */
let files: { readonly name: string; readonly content: Blob }[] = [];
const account: SignedInUser = {
  ...{ uid: 'u', email: 'u@hill.example', displayName: 'Ann', schoolName: 'Hill School', isVerified: true },
  ...{
    isAdministrator: false,
    hasSecondFactor: false,
    isMultipleScheduleStructuresEnabled: true,
    licenses: {},
  },
  ...{ bypassPaywallUntil: null, accountSuspended: false, deleteAt: null, logo: null, language: null },
  ...{ lastAcknowledgedUpdate: null, isSetUp: true, hasAcceptedTerms: true, impersonatedBy: null },
};
/** The answers to calls on the logo, by their methods. */
let logoAnswers: Record<string, () => Response> = {};
let calls: string[] = [];

const isFont = (address: string): boolean => address.endsWith('.ttf');
const refusal = (code: string, status: number): Response =>
  Response.json({ error: { code, message: code, requestId: 'r' } }, { status });

function answer(address: string, { method = 'GET' }: RequestInit): Response {
  const [path = ''] = address.split('?');
  if (isFont(path)) return new Response(readFileSync(fontFile(path)));
  if (path !== logo.path) return refusal('UNAVAILABLE', 503);
  calls.push(`${method} ${address}`);
  return logoAnswers[method]?.() ?? refusal('NOT_FOUND', 404);
}

const fontFile = (path: string): string =>
  createRequire(import.meta.url).resolve(path.slice(path.indexOf('@expo-google-fonts/')));

beforeEach(async () => {
  vi.stubGlobal('Worker', OneThread);
  vi.stubGlobal('postMessage', answerOfThread);
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(readonly family: string) {}
      readonly load = async () => this;
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    files.push({ name: '', content: content as Blob });
    return 'blob:file';
  });
  await import('./export.worker.ts');
});

afterEach(async () => {
  await closeDom();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  [OneThread.state, OneThread.asked, OneThread.ended, OneThread.latest] = ['answers', [], 0, null];
  [files, calls, logoAnswers] = [[], [], {}];
});

/** The example school with each lesson placed. */
function school(): Draft {
  const draft = createExampleSchool({ schoolName: 'Hill School' });
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = Math.floor(index / 5) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
  });
  return draft;
}

async function open(draft: Draft, settings: Partial<ExportSettings> = {}): Promise<void> {
  openSchool(draft);
  const all = { ...exportSettingsOf(draftSession.draft), ...settings };
  draftSession.store.run(commands.setExportSettings, { settings: all });
  const rootRoute = createRootRoute({ component: ExportPage });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  queryClient.setQueryData(currentUserQuery.queryKey, account);
  await openInDom(<RouterProvider router={router} />, { answer });
}

const button = (name: string) => elementsNamed<HTMLButtonElement>('button', name)[0];
const preview = () => document.querySelector('section[aria-label=Preview]');
const pageNumber = () => preview()?.querySelector('[role=status]')?.textContent;
/** Waits for what the thread and the fonts bring. */
const until = async (check: () => void): Promise<void> => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await vi.waitFor(check, 20_000);
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};
const labelled = (name: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
const settings = () => exportSettingsOf(draftSession.draft);

const exports = ['Export to PDF', 'Download PDF', 'Export to Excel', 'Other files'];

test.each([
  [
    'individual',
    { exportedGroups: [], exportedTeachers: [], exportedClassrooms: [] },
    'Choose at least one class, teacher or classroom.',
  ],
  ['division', { divisionGroup: null }, 'Choose a class.'],
  ['day', { exportedDays: [] }, 'Choose at least one day.'],
  ['global', {}, null],
] as const)('%s schedules without anything chosen', async (selectedExportView, nothing, reason) => {
  await open(school(), { selectedExportView, ...structuredClone(nothing) } as Partial<ExportSettings>);
  const states = exports.map((name) => [name, button(name)?.disabled]);
  expect(states).toEqual(exports.map((name) => [name, reason !== null]));
  if (reason === null) await until(() => expect(pageNumber()).toMatch(/ · 1 of \d+$/));
  else expect(preview()?.textContent).toContain(reason);
});

test('of a school without classes, teachers and rooms there is nothing to export, and nothing to choose', async () => {
  await open(createDraft({ schoolName: 'Hill School' }));
  expect(exports.map((name) => button(name)?.disabled)).toEqual(exports.map(() => true));
  const reason = 'There is nothing to export yet: add classes or teachers first.';
  expect(preview()?.textContent).toContain(reason);
  expect(document.body.textContent).not.toContain('Choose at least one');
});

test('without divisions there are no division schedules, and the individual ones are shown', async () => {
  const draft = school();
  draft.trackSets = {};
  await open(draft, { selectedExportView: 'division' });
  const views = [...document.querySelectorAll('[role=radiogroup][aria-label=Schedules] label')];
  expect(views.map(({ textContent }) => textContent)).toEqual([
    'Individual Schedules',
    'Day Schedules',
    'Global Schedule',
  ]);
  await until(() => expect(pageNumber()).toMatch(/^5A · 1 of/));
});

test.each([
  ['Download PDF', 'Oops! Something went wrong with building the PDF.'],
  ['Export to Excel', 'Oops! Something went wrong with building the Excel file.'],
])('a thread that breaks at %s says so, and the button can be used again', async (name, sentence) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(school());
  OneThread.state = 'breaks';
  await use(button(name));
  await until(() => expect(toasts()).toEqual([sentence]));
  expect([button(name)?.disabled, files]).toEqual([false, []]);
});

test('a preview that cannot be made says so, and is made again after a change', async () => {
  OneThread.state = 'breaks';
  await open(school());
  await until(() =>
    expect(preview()?.querySelector('[role=alert]')?.textContent).toBe(
      'The preview could not be made. Change a setting to try again.',
    ),
  );
  OneThread.state = 'answers';
  await choose(document.querySelector('select'), 'lesson name');
  await until(() => expect(pageNumber()).toMatch(/^5A · 1 of/));
  expect(preview()?.querySelector('[role=alert]')).toBeNull();
});

test('while the first page is made there is one sign of work, and none of an empty schedule', async () => {
  OneThread.state = 'is silent';
  await open(school());
  expect(preview()?.querySelectorAll('.mantine-Loader-root').length).toBe(1);
  expect(preview()?.querySelector('.tabler-icon-file-off')).toBeNull();
});

test('Cancel ends the thread: no file, no complaint, and another export may begin', async () => {
  await open(school());
  await until(() => expect(pageNumber()).toMatch(/^5A · 1 of/));
  OneThread.state = 'is silent';
  await use(button('Download PDF'));
  const making = OneThread.latest;
  await act(async () =>
    making?.dispatchEvent(new MessageEvent('message', { data: { kind: 'progress', share: 0.4 } })),
  );
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
  expect(exports.map((name) => button(name)?.disabled)).toEqual([true, true, true, true]);
  const ended = OneThread.ended;
  await use(button('Cancel'));
  await until(() =>
    expect(exports.map((name) => button(name)?.disabled)).toEqual([false, false, false, false]),
  );
  expect([OneThread.ended - ended, toasts(), files]).toEqual([1, [], []]);
});

test('letters too small to read are told with their size and larger papers to choose, until they are large enough', async () => {
  const draft = school();
  const [first] = Object.values(draft.groups);
  for (let index = 0; first && index < 40; index += 1)
    draft.groups[`class ${index}`] = { ...first, id: `class ${index}`, name: `Class ${index}` };
  await open(draft, { selectedExportView: 'global' });
  const alert = () => document.querySelector('[role=alert]');
  const warning = () => alert()?.querySelector('p')?.textContent ?? null;
  const papers = () => [...(alert()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  const told = (): number[] =>
    (/letters of ([\d.]+) points, ([\d.]+) mm high\./.exec(warning() ?? '') ?? []).slice(1).map(Number);
  await until(() =>
    expect([warning(), papers()]).toEqual([
      expect.stringMatching(/^The text is very small on paper: .* Larger paper makes it easier to read;/),
      ['A3 poster', 'A2 poster'],
    ]),
  );
  // It is told of all pages, so that it stays where it is as they are turned.
  const before = warning();
  await use(button('Next page'));
  await until(() => expect(pageNumber()).toMatch(/ · 2 of/));
  expect(warning()).toBe(before);
  await use(button('Previous page'));
  const [size = 0, height = 0] = told();
  // The capitals are 0.714 of the size, and a point is 0.353 mm.
  expect(size * 0.714 * 0.3528).toBeCloseTo(height, 1);
  expect(size).toBeLessThan(5);
  await use(button('A3 poster'));
  expect(settings().paper).toBe('a3');
  await until(() => expect(papers()).toEqual(['A2 poster']));
  expect(told()[0]).toBeGreaterThanOrEqual(size);
  await meanwhile(() => labelled('Day Schedules')?.control?.click());
  await until(() =>
    expect([pageNumber(), warning()]).toEqual([expect.stringMatching(/^Monday · 1 of/), null]),
  );
});

test('sheets of teachers without a lesson are left out, counted, and there when they are wanted', async () => {
  const draft = school();
  const [first] = Object.values(draft.teachers);
  for (const id of ['idle', 'new']) if (first) draft.teachers[id] = { ...first, id, name: `Teacher ${id}` };
  const chosen = { exportedGroups: [], exportedTeachers: Object.keys(draft.teachers) };
  await open(draft, chosen);
  const all = chosen.exportedTeachers.length;
  const said = '2 chosen teachers or classrooms have no lesson and are left out.';
  await until(() => expect(pageNumber()).toMatch(new RegExp(` · 1 of ${all - 2}$`)));
  expect(document.body.textContent).toContain(said);
  await meanwhile(() => labelled('Also sheets without a lesson')?.control?.click());
  await until(() => expect(pageNumber()).toMatch(new RegExp(` · 1 of ${all}$`)));
  expect(document.body.textContent).not.toContain(said);
  expect(settings().hasEmptySheets).toBe(true);
});

test('a poster on A4 sheets, and the schedule as a web page', async () => {
  await open(school(), { selectedExportView: 'global' });
  await until(() => expect(pageNumber()).toMatch(/ · 1 of 2$/));
  const paper = elementsNamed<HTMLSelectElement>('select', /./).find(({ value }) => value === 'a4');
  expect(document.body.textContent).not.toContain('On A4 sheets to put together');
  await choose(paper ?? null, 'a2');
  const tiled = labelled('On A4 sheets to put together');
  await meanwhile(() => tiled?.control?.click());
  expect(settings()).toMatchObject({ paper: 'a2', isTiled: true });
  await until(() => expect(Number(/of (\d+)$/.exec(pageNumber() ?? '')?.[1])).toBeGreaterThan(3));

  await use(button('Other files'));
  const item = elementsNamed<HTMLElement>('[role=menuitem]', 'Web page (HTML)')[0];
  await use(item);
  await until(() => expect(files).toHaveLength(1));
  const page = (await files[0]?.content.text()) ?? '';
  expect(page).toContain('<!doctype html>');
  for (const { name } of Object.values(draftSession.draft.groups)) expect(page).toContain(`>${name}<`);
});

test('every setting is in the saved draft', async () => {
  await open(school());
  const selects = [...document.querySelectorAll('select')];
  await choose(selects[0] ?? null, 'subject short name');
  await choose(selects[1] ?? null, 'Fill');
  for (const label of ['Version number', 'Landscape'])
    await meanwhile(() => labelled(label)?.control?.click());
  const kept = settings();
  expect(kept).toMatchObject({
    ...{ labelOption: 'subject short name', colorOption: 'Fill', scheduleOrientation: 'landscape' },
    includeAdditionalInfo: { revision: true },
  });
  const loaded = loadDraftFile(serializeDraftFile(draftSession.file()));
  expect(loaded.ok && exportSettingsOf(loaded.file.dataStore)).toEqual(kept);
});

test.each(['0', ''])('“%s” as version number becomes 1 when the field is left', async (typed) => {
  const { includeAdditionalInfo } = settings();
  await open(school(), {
    includeAdditionalInfo: { ...includeAdditionalInfo, revision: true },
    revisionNumber: 7,
  });
  const field = document.querySelector<HTMLInputElement>('input[inputmode=numeric]');
  await act(async () => field?.focus());
  await type(typed);
  expect(field?.value).toBe(typed);
  await act(async () => field?.blur());
  expect([field?.value, settings().revisionNumber]).toEqual(['1', 1]);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

const chosenOrientation = () =>
  document.querySelector<HTMLInputElement>('[aria-label=Orientation] input:checked')?.value;

test('landscape is proposed for the Global Schedule alone, and each keeps what is chosen for it', async () => {
  // The settings alone are looked at: no page is laid out for each of them.
  OneThread.state = 'is silent';
  await open(school());
  const steps: [chosen: string, orientation: string][] = [
    ['Individual Schedules', 'portrait'],
    ['Global Schedule', 'landscape'],
    ['Day Schedules', 'portrait'],
    ['Landscape', 'landscape'],
    ['Global Schedule', 'landscape'],
    ['Portrait', 'portrait'],
    ['Individual Schedules', 'landscape'],
    ['Global Schedule', 'portrait'],
  ];
  for (const [label, orientation] of steps) {
    await meanwhile(() => labelled(label)?.control?.click());
    expect([label, chosenOrientation()]).toEqual([label, orientation]);
  }
});

test('chosen classes are in the order of the list, in whatever order they were chosen', async () => {
  OneThread.state = 'is silent';
  const draft = school();
  const idOf = (name: string) => Object.values(draft.groups).find((each) => each.name === name)?.id ?? '';
  const picked = ['10A', '5B', '9A', '5A'];
  await open(draft, { exportedGroups: picked.map(idOf), exportedTeachers: [], exportedClassrooms: [] });
  const chips = () =>
    [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);
  expect(chips()).toEqual(['5A', '5B', '9A', '10A']);
});

/** Chooses a file for the logo, of this type and size. */
async function chooseLogo(type: string, size: number): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a logo.');
  const file = new File([new Uint8Array(size)], 'logo.png', { type });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  await meanwhile(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
}

test('a logo is chosen, replaced and removed; what is no image or too large is not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = () =>
    document.querySelector('section[aria-labelledby=school-logo] [role=status]')?.textContent;
  await open(school());
  await until(() => expect(button('Choose a picture')).toBeDefined());
  await chooseLogo('text/plain', 10);
  await until(() => expect(failure()).toBe('File is not an image'));
  await chooseLogo('image/png', 5 * 1024 * 1024 + 1);
  await until(() => expect([failure(), calls]).toEqual(['File is too large', []]));

  logoAnswers.PUT = () => refusal('NOT_AN_IMAGE', 422);
  await chooseLogo('image/png', 10);
  await until(() => expect(failure()).toBe('File is not an image'));
  const stored = (lastUpdated: string) => () =>
    Response.json({ ...account, logo: { originalFilename: 'crest.png', storagePath: 'x', lastUpdated } });
  logoAnswers.PUT = stored('2026-11-20T08:00:00.000Z');
  await chooseLogo('image/png', 10);
  await until(() => expect([failure(), button('Choose another picture') !== undefined]).toEqual(['', true]));
  logoAnswers.PUT = stored('2026-11-21T08:00:00.000Z');
  await chooseLogo('image/png', 10);
  await until(() => expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(3));

  await use(button('Remove'));
  await until(() => expect(failure()).toBe('The logo could not be removed. Try again.'));
  expect(button('Choose another picture')).toBeDefined();
  logoAnswers.DELETE = () => Response.json(account);
  await use(button('Remove'));
  await until(() => expect([failure(), button('Choose a picture') !== undefined]).toEqual(['', true]));
});
