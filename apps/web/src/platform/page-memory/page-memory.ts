import { type PageMemory, pageMemory, savePageMemory } from '@bellgrid/protocol';
import { create } from 'zustand';
import { call } from '../api/call.ts';
import { scrollPositions } from './use-kept-scroll.ts';

const WAIT_MS = 500;

/** The page memory of the user, the same on every device: last tabs, folded parts. */
export const usePageMemory = create<{ readonly memory: PageMemory }>(() => ({ memory: {} }));

let timer: ReturnType<typeof setTimeout> | undefined;
let saved: PageMemory = {};

async function save(keepalive: boolean): Promise<void> {
  clearTimeout(timer);
  const { memory } = usePageMemory.getState();
  if (memory === saved) return;
  saved = memory;
  try {
    await call(savePageMemory, { pageMemory: memory }, { keepalive });
  } catch (error) {
    console.warn('the page memory was not saved', error);
  }
}

/** Remembers one thing; sent 500 ms after the last change. */
export function rememberOnPage(key: string, value: unknown): void {
  usePageMemory.setState(({ memory }) => ({ memory: { ...memory, [key]: value } }));
  clearTimeout(timer);
  timer = setTimeout(() => void save(false), WAIT_MS);
}

const SCHOOL = 'school';
type SchoolMemory = Readonly<Record<string, unknown>>;
const NOTHING: SchoolMemory = {};

/** The part of the page memory that is about the open school: filters, the latest views. */
export function schoolMemory({ memory }: { readonly memory: PageMemory }): SchoolMemory {
  const part = memory[SCHOOL];
  return typeof part === 'object' && part !== null ? (part as SchoolMemory) : NOTHING;
}

/** Remembers one thing of the open school. */
export const rememberOfSchool = (key: string, value: unknown): void =>
  rememberOnPage(SCHOOL, { ...schoolMemory(usePageMemory.getState()), [key]: value });

/** Forgets what is about the open school: another one takes its place. */
export function forgetSchoolMemory(): void {
  scrollPositions.clear();
  rememberOnPage(SCHOOL, NOTHING);
}

/** Reads the latest page memory; without it the screens begin as they do the first time. */
export async function loadPageMemory(): Promise<void> {
  try {
    const answer = await call(pageMemory, {});
    saved = answer.pageMemory;
    usePageMemory.setState({ memory: saved });
  } catch (error) {
    console.warn('the page memory was not read', error);
  }
}

/** Forgets it in this window: another user signs in. */
export function forgetPageMemory(): void {
  clearTimeout(timer);
  scrollPositions.clear();
  saved = {};
  usePageMemory.setState({ memory: saved });
}

/** Sends pending changes at once, when the page goes away or its user signs out. */
export const flushPageMemory = (): Promise<void> => save(true);
