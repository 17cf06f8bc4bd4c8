import type { Draft, Id } from '@bellgrid/model';
import { act } from 'react';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { forgetPageMemory } from '../../../platform/page-memory/page-memory.ts';
import { closeDom, meanwhile, openSchool, openScreen, settle } from '../../../ui/testing/page-in-dom.tsx';
import { cancelPlacing } from '../placing/placing-store.ts';
import { SchedulePage } from '../SchedulePage.tsx';

const sizes = { clientHeight: 700, clientWidth: 1000, offsetHeight: 700, offsetWidth: 1000 };
const screen = { path: '/schedule', below: ['$view', '$view/$id'], component: SchedulePage };

/** A period of an item's rows. */
export interface Place {
  readonly item: Id;
  readonly day: number;
  readonly period: number;
  readonly structure?: Id;
}

/** Stands for the layout: what is under the pointer, wherever that is. */
let underPointer: Element | null = null;

/** Opens the schedule of a school at one of its addresses. */
export async function openSchedule(draft: Draft, address: string): Promise<void> {
  openSchool(draft);
  // The document has no idle time of its own: the grids render their surroundings at once.
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => setTimeout(act),
    cancelIdleCallback: (timer: number) => clearTimeout(timer),
  });
  document.elementFromPoint = () => underPointer;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 700);
  await openScreen(`/schedule/${address}`, screen, { sizes, answer: () => ({}) });
}

export async function closeSchedule(): Promise<void> {
  await meanwhile(cancelPlacing);
  await closeDom();
  forgetPageMemory();
}

/** The present place of a lesson as day and first period; null in the staging area. */
export function slotOf(id: Id): readonly [number, number] | null {
  const slot = draftSession.draft.lessons[id]?.timeSlot;
  return slot ? [slot.day, slot.start] : null;
}

/** The elements that a selector selects outside the views that are kept hidden. */
const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest('[data-kept]'));

/** The card of a lesson in the timetable, or in the staging area. */
export function cardOf(id: Id): HTMLElement {
  const card = `[data-lesson-id="${id}"]`;
  const [found] = [...shown(`td ${card}`), ...shown(`aside ${card}`)];
  if (!found) throw new Error(`There is no card of ${id}.`);
  return found;
}

/** The element that a pointer meets at a period of an item: a lesson, else the empty cell. */
export function stopOf({ item, day, period, structure = 's' }: Place): HTMLElement {
  const [rows] = shown(`[data-block="${item}/${structure}"]`);
  const cells = [...(rows?.querySelectorAll<HTMLElement>(`td[data-day="${day}"]`) ?? [])];
  const cell = cells.find((each) => {
    const first = Number(each.dataset.period);
    return first <= period && period < first + Number(each.getAttribute('rowspan') ?? 1);
  });
  if (!cell) throw new Error(`${item} has no period ${period} on day ${day}.`);
  return cell.querySelector<HTMLElement>('[data-at]') ?? cell;
}

export const stagingArea = (): HTMLElement => {
  const area = document.querySelector<HTMLElement>('aside[data-staging]');
  if (!area) throw new Error('There is no staging area.');
  return area;
};

/** Lets the next frame come. */
export const frame = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** A point in the upper left part of what is pressed, far enough from its edges that nothing scrolls. */
const POINT = { clientX: 60, clientY: 90 };

/** Sends an event of a pointer to an element; the pointer is over it from now on. */
export async function point(type: string, target: Element, more: PointerEventInit = {}): Promise<void> {
  await act(async () => {
    underPointer = target;
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', isPrimary: true },
        ...POINT,
        ...more,
      }),
    );
  });
  await settle();
}
