import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { elementsNamed, openInDom, settle, type, use } from './page-in-dom.tsx';

/** The server of `answerCalls`, if a test has one. */
let server: typeof fetch | null = null;

/** Renders a part that needs a router; its links lead nowhere. Tests use it, not the application. */
export function openWithLinks(part: ReactNode): Promise<void> {
  // Some fields wait for fonts to measure themselves.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  const component = () => {
    if (server) globalThis.fetch = server;
    return part;
  };
  const rootRoute = createRootRoute({ component, notFoundComponent: component });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return openInDom(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />);
}

/** A request that was sent. */
export interface Sent {
  readonly call: string;
  readonly body: unknown;
}

/**
 * Stands for the server: answers each call (`POST /api/site`) with a document, with a response that it makes, or, where
 * it is not named, with 404. Returns what was sent.
 */
export function answerCalls(answers: Readonly<Record<string, unknown>>): Sent[] {
  const sent: Sent[] = [];
  server = async (address, init) => {
    const { pathname, search } = new URL(String(address), 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    sent.push({ call: call + search, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const answer = answers[call];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? refusal('NOT_FOUND', 404) : Response.json(answer);
  };
  globalThis.fetch = server;
  return sent;
}

export const refusal = (code: string, status: number): Response =>
  Response.json({ error: { code, message: code } }, { status });

/** The field with a label. */
export function fieldNamed(label: string, within: ParentNode = document): HTMLElement {
  const named = [...within.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace(/ \*$/, '').trim() === label,
  );
  const found = named && document.getElementById(named.htmlFor);
  if (!found) throw new Error(`There is no field ${label}.`);
  return found;
}

/** Writes into the field with a label. */
export async function fill(label: string, text: string): Promise<void> {
  await act(async () => fieldNamed(label).focus());
  await type(text);
}

/** Uses the button with a name; what it asks of the server is answered then. */
export async function useButton(name: string | RegExp, within: ParentNode = document): Promise<void> {
  await use(elementsNamed('button', name, within)[0]);
  for (let turn = 0; turn < 3; turn += 1) await settle();
}
