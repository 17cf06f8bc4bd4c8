import { type Draft, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { draftSession } from '../../document/draft/draft-session.ts';
import { queryClient } from '../../platform/query-client.ts';
import { startTexts, t } from '../../platform/texts/i18n.ts';
import { createAppTheme } from '../../platform/theme/theme.ts';

/** A screen with the addresses below its own, as the application's router has it. */
interface Screen {
  readonly path: string;
  readonly below: readonly string[];
  readonly component: RouteComponent;
}

/** Stands for the layout and the server. */
interface Surroundings {
  /** The sizes that every element says it has: they stand for the part in sight, and for what is measured in it. */
  readonly sizes: Readonly<Record<'clientHeight' | 'clientWidth' | 'offsetHeight' | 'offsetWidth', number>>;
  /** The server's answer to a path: a document, or a whole response. */
  readonly answer: (path: string, init: RequestInit) => object | Promise<object>;
  /** With the application's theme; without it lists open at once. */
  readonly isThemed: boolean;
}

const USUAL: Surroundings = {
  sizes: { clientHeight: 700, clientWidth: 1000, offsetHeight: 40, offsetWidth: 1000 },
  // Nothing was asked before.
  answer: () => ({ question: null }),
  isThemed: true,
};

let root: Root | null = null;
const realFetch = globalThis.fetch;

/** Opens a school, of which nothing is known but the draft. */
export const openSchool = (dataStore: Draft): void =>
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });

/** Renders a part of the application in a document without layout. Tests use it, not the application. */
export async function openInDom(part: ReactNode, given: Partial<Surroundings> = {}): Promise<void> {
  const { sizes, answer, isThemed } = { ...USUAL, ...given };
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const [side, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
  // It has no fonts either.
  const fonts = Object.assign(new EventTarget(), { add: () => {}, *[Symbol.iterator]() {} });
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  globalThis.fetch = async (path, init = {}) => {
    const found = await answer(String(path), init);
    return found instanceof Response ? found : Response.json(found);
  };
  if (!i18next.isInitialized) startTexts();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => {
    root?.render(
      <MantineProvider
        env="test"
        {...(isThemed ? { theme: createAppTheme({ close: t('common.close') }) } : {})}
      >
        <QueryClientProvider client={queryClient}>
          <Notifications />
          {part}
        </QueryClientProvider>
      </MantineProvider>,
    );
  });
  await settle();
}

/** Renders a screen at an address. */
export function openScreen(
  address: string,
  { path, below, component }: Screen,
  surroundings: Partial<Surroundings> = {},
): Promise<void> {
  const rootRoute = createRootRoute();
  const screen = createRoute({ getParentRoute: () => rootRoute, path, component });
  const parts = below.map((each) => createRoute({ getParentRoute: () => screen, path: each }));
  const router = createRouter({
    routeTree: rootRoute.addChildren([screen.addChildren(parts)]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return openInDom(<RouterProvider router={router} />, surroundings);
}

/** Ends what was opened. */
export async function closeDom(): Promise<void> {
  await act(async () => {
    root?.unmount();
    notifications.clean();
    queryClient.clear();
  });
  root = null;
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
}

/** Lets what was started in the last event come to its end: timers of no delay, lazy parts, transitions. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Nothing takes so long to come, also where other work has the processors. */
const LONGEST = 60_000;

/** Looks again and again for something that is loaded, fetched or answered first, until it is there. */
export async function until<Found>(find: () => Found | false | null | undefined): Promise<Found> {
  for (const end = performance.now() + LONGEST; performance.now() < end; await settle()) {
    const found = find();
    if (found) return found;
  }
  throw new Error('It did not come.');
}

/** Changes what the page shows from outside, as another window or an undo does. */
export const meanwhile = (edit: () => void): Promise<void> => act(async () => edit());

interface Modifiers {
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

/** Presses a key where the focus is, with what browsers do at it themselves: Enter and Space use a button, Enter sends a form. */
export async function press(key: string, modifiers: Modifiers = {}): Promise<void> {
  const target = document.activeElement ?? document.body;
  await act(async () => {
    const event = new KeyboardEvent('keydown', {
      ...{ key, code: key, bubbles: true, cancelable: true },
      ...modifiers,
    });
    if (!target.dispatchEvent(event)) return;
    const isButton = target instanceof HTMLButtonElement;
    const isLink = target instanceof HTMLAnchorElement;
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (((isButton || isLink) && key === 'Enter') || ((isButton || isBox) && key === ' '))
      (target as HTMLElement).click();
    else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
  });
  await settle();
}

/** Writes into the field with the focus in place of its content. */
export async function type(text: string): Promise<void> {
  const field = document.activeElement;
  const Kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  if (!(field instanceof Kind)) throw new Error('The focus is in no field.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(Kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
}

/** Chooses a value of a list. */
export async function choose(list: HTMLSelectElement | null, value: string): Promise<void> {
  if (!list) throw new Error('The list to choose from is not there.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

/** Moves the focus to an element, as Tab does, and presses a key there. */
export async function use(
  element: Element | null | undefined,
  key = 'Enter',
  modifiers: Modifiers = {},
): Promise<void> {
  if (!(element instanceof HTMLElement)) throw new Error('The element to use is not there.');
  await act(async () => element.focus());
  await press(key, modifiers);
}

/** The elements of a part of the page whose name or text is, or fits, the given one. */
export function elementsNamed<Kind extends HTMLElement>(
  selector: string,
  name: string | RegExp,
  within: ParentNode = document,
): Kind[] {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return [...within.querySelectorAll<Kind>(selector)].filter((each) =>
    fits((each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
  );
}

/** The texts of the messages that are shown. */
export const toasts = (): string[] =>
  [...document.querySelectorAll('.mantine-Notification-root')].map((each) => each.textContent ?? '');

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
