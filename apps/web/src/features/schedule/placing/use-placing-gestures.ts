import type { Draft, Id } from '@bellgrid/model';
import { type RefObject, useEffect } from 'react';
import { parseFocusKey } from '../../../ui/timetable-grid/focus-key.ts';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import { GRID_STOP, inShownView } from '../../../ui/timetable-grid/in-shown-view.ts';
import {
  selectLessons,
  toggleSelected,
  useSelectedLessons,
} from '../../../ui/timetable-grid/selected-lessons.ts';
import { boxInside } from './arrow-places.ts';
import { answerBlocksAhead } from './CellAnswers.tsx';
import { closeMakeRoom, useMakeRoom } from './make-room.ts';
import { aimAt, cancelPlacing, drop, type Frame, pickUp, type Target, usePlacing } from './placing-store.ts';

/** A press that moves less is a click, in px. */
const SLACK = 4;
/** So close to an edge of the grid a drag scrolls it, in px. */
const EDGE = 48;

interface Options {
  readonly draft: Draft;
  readonly blocks: readonly GridBlock[];
  /** False while the grid shows a timetable that is not the draft's. */
  readonly isEnabled: boolean;
  /** Follows the pointer during a drag. */
  readonly ghost: RefObject<HTMLElement | null>;
}

/**
 * Picks up lesson cards in the area and drops them: by dragging, and by Space and the keys of the grid. A held lesson is
 * also dropped by a click or a tap; with Ctrl or ⌘ it moves alone. Shift with Space selects. An area marked `data-staging` is the staging area.
 */
export function usePlacingGestures(area: RefObject<HTMLElement | null>, options: Options): void {
  const { draft, blocks, isEnabled, ghost } = options;
  useEffect(() => {
    const element = area.current;
    if (!element || !isEnabled) return;
    const cardAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-lesson-id]') : null;
    const lessonOf = (card: HTMLElement | null): Id | null => {
      const id = card?.dataset.lessonId;
      return id !== undefined && draft.lessons[id] ? id : null;
    };
    let pressed: { id: Id | null; offset: number; x: number; y: number } | null = null;
    let last = { x: 0, y: 0, pointer: 0 };
    /** A drag was given up, and its button is still down. */
    let isGivenUp = false;
    let frame = 0;
    let stopAnswering = () => {};

    const follow = () => {
      frame = 0;
      // The layout is read before anything changes it: else it would be computed twice in a frame.
      const target = targetAt(element, blocks, last);
      const size = { width: ghost.current?.offsetWidth ?? 0, height: ghost.current?.offsetHeight ?? 0 };
      scrollNear(element, last);
      if (ghost.current) {
        const { x, y } = besidePointer(last, size, { width: innerWidth, height: innerHeight });
        ghost.current.style.transform = `translate(${x}px, ${y}px)`;
        holdPointer(ghost.current, last.pointer);
      }
      aimAt(target);
      if (usePlacing.getState().held?.by === 'mouse') frame = requestAnimationFrame(follow);
    };
    const onPointerDown = (event: PointerEvent) => {
      isGivenUp = false;
      const card = cardAt(event.target);
      const id = lessonOf(card);
      if (event.button !== 0 || event.pointerType === 'touch' || usePlacing.getState().held) return;
      if (card === null && isEmptyCell(event.target)) {
        pressed = { id: null, offset: 0, x: event.clientX, y: event.clientY };
      }
      if (card === null || id === null) return;
      const rect = card.getBoundingClientRect();
      const periods = draft.lessons[id]?.numPeriods ?? 1;
      const offset = card.closest('td') ? rowWithin(card, rect, event, periods) : 0;
      pressed = { id, offset, x: event.clientX, y: event.clientY };
      // Until the press has become a drag, the answers are found.
      if (!draft.lessons[id]?.locked) {
        const isAlone = event.ctrlKey || event.metaKey;
        stopAnswering();
        stopAnswering = answerBlocksAhead(draft, withSelected(draft, id), isAlone, blocks);
      }
    };
    const onPointerMove = (event: PointerEvent) => {
      if (!pressed) return;
      last = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      if (usePlacing.getState().held) return;
      if (Math.hypot(last.x - pressed.x, last.y - pressed.y) < SLACK) return;
      const { id, offset } = pressed;
      stopAnswering();
      if (id === null) {
        usePlacing.setState({ frame: frameBetween(pressed, last) });
        return;
      }
      if (!pickUp(draft, { lessons: withSelected(draft, id), by: 'mouse', offset })) {
        pressed = null;
        return;
      }
      window.getSelection()?.removeAllRanges();
      usePlacing.setState({ isAlone: event.ctrlKey || event.metaKey });
      frame ||= requestAnimationFrame(follow);
    };
    const end = () => {
      pressed = null;
      stopAnswering();
      cancelAnimationFrame(frame);
      frame = 0;
      if (usePlacing.getState().frame) usePlacing.setState({ frame: null });
    };
    const onPointerUp = (event: PointerEvent) => {
      const { held, frame: drawn } = usePlacing.getState();
      const wasDragging = pressed !== null && held?.by === 'mouse';
      end();
      if (isGivenUp) swallowNextClick();
      isGivenUp = false;
      if (drawn) {
        const more = event.ctrlKey || event.metaKey || event.shiftKey;
        const before = more ? useSelectedLessons.getState().lessons : [];
        selectLessons([...before, ...lessonsIn(element, drawn)]);
        swallowNextClick();
        return;
      }
      if (!wasDragging) return;
      aimAt(targetAt(element, blocks, { x: event.clientX, y: event.clientY }));
      swallowNextClick();
      drop(draft);
    };
    const onPointerCancel = () => {
      end();
      if (usePlacing.getState().held?.by === 'mouse') cancelPlacing();
    };
    const onClick = (event: MouseEvent) => {
      const { held } = usePlacing.getState();
      const id = held ? null : lessonOf(cardAt(event.target));
      if (id !== null && (event.ctrlKey || event.metaKey || event.shiftKey)) {
        swallow(event);
        if (draft.lessons[id]?.timeSlot) toggleSelected(id);
        return;
      }
      if (id !== null && 'pointerType' in event && event.pointerType === 'touch') {
        swallow(event);
        pickUp(draft, { lessons: withSelected(draft, id), by: 'touch', offset: 0 });
        return;
      }
      if (!held && isEmptyCell(event.target)) selectLessons([]);
      const target = held && targetAt(element, blocks, { x: event.clientX, y: event.clientY });
      if (!target) return;
      swallow(event);
      aimAt(target);
      drop(draft);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { held, target } = usePlacing.getState();
      if (event.key === 'Control' || event.key === 'Meta') {
        if (held) usePlacing.setState({ isAlone: true });
        return;
      }
      if (!held && event.key === 'Escape' && element.contains(event.target as Node)) {
        selectLessons([]);
        closeMakeRoom();
      }
      if (held && event.key === 'Escape') {
        swallow(event);
        isGivenUp = pressed !== null;
        end();
        cancelPlacing();
        if (held.by === 'keys') focusLesson(element, held.lessons[0]);
        return;
      }
      // The keys of buttons and fields beside the grid are their own.
      const stop =
        event.target instanceof Element ? event.target.closest('[data-at], [data-lesson-id]') : null;
      if (stop === null || !element.contains(stop)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (held && (event.key === ' ' || event.key === 'Enter' || (isCommand && event.key === 'v'))) {
        swallow(event);
        if (!target) return;
        if (event.key === 'v') usePlacing.setState({ isAlone: false });
        drop(draft);
        if (useMakeRoom.getState().asked === null) focusLesson(element, held.lessons[0]);
        return;
      }
      if (held && (event.key === 'Delete' || event.key === 'Backspace')) {
        swallow(event);
        aimAt({ kind: 'staging' });
        drop(draft);
        return;
      }
      const id = lessonOf(cardAt(event.target));
      if (!held && id !== null && event.key === ' ' && event.shiftKey) {
        swallow(event);
        if (draft.lessons[id]?.timeSlot) toggleSelected(id);
        return;
      }
      const picksUp = isCommand ? event.key === 'x' : event.key === ' ' && !event.altKey;
      if (held || id === null || !picksUp) return;
      swallow(event);
      if (!pickUp(draft, { lessons: withSelected(draft, id), by: 'keys', offset: 0 })) return;
      const from = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
      if (from === undefined) focusFirstCell(element, blocks, draft, id);
      else aimByFocus(event.target);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') usePlacing.setState({ isAlone: false });
      // Space presses a button when it is released.
      if (event.key === ' ' && element.contains(event.target as Node) && cardAt(event.target)) {
        event.preventDefault();
      }
    };
    const aimByFocus = (focused: EventTarget | null) => {
      const { held } = usePlacing.getState();
      if (!held || held.by === 'mouse' || !(focused instanceof HTMLElement)) return;
      const at = parseFocusKey(focused.dataset.at);
      const block = at && blocks[at.block];
      if (at && block) aimAt(targetIn(block, at.day, at.row));
    };
    const onFocusIn = (event: FocusEvent) => aimByFocus(event.target);

    element.addEventListener('pointerdown', onPointerDown);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('focusin', onFocusIn);
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', onPointerUp);
    window.addEventListener('pointercancel', onPointerCancel);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('keyup', onKeyUp, { capture: true });
    return () => {
      end();
      element.removeEventListener('pointerdown', onPointerDown);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', onPointerUp);
      window.removeEventListener('pointercancel', onPointerCancel);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('keyup', onKeyUp, { capture: true });
    };
  }, [area, draft, blocks, isEnabled, ghost]);
  useEffect(() => {
    const stop = usePlacing.subscribe(({ held, frame }) => markHand(held?.by ?? (frame && 'mouse')));
    return () => {
      stop();
      markHand(null);
    };
  }, []);
  // A lesson is not held in a view that is left, nor in a draft that has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the held lesson depends on.
  useEffect(() => cancelPlacing, [draft, isEnabled]);
  useEffect(() => () => selectLessons([]), []);
}

/** Tells style rules and tooltips that lessons are in the hand, or a frame is drawn. */
function markHand(by: 'mouse' | 'keys' | 'touch' | null): void {
  if (by) document.documentElement.dataset.placing = by;
  else delete document.documentElement.dataset.placing;
}

/** A lesson with the other selected ones of the draft, if it is one of them. */
function withSelected(draft: Draft, id: Id): Id[] {
  const { lessons } = useSelectedLessons.getState();
  return lessons.has(id) ? [id, ...[...lessons].filter((each) => each !== id && draft.lessons[each])] : [id];
}

const isEmptyCell = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('td[data-day]') !== null && target.closest('button') === null;

const frameBetween = (a: { x: number; y: number }, b: { x: number; y: number }): Frame => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** The placed lessons whose cards a frame meets. */
function lessonsIn(area: HTMLElement, { left, top, width, height }: Frame): Id[] {
  return [...area.querySelectorAll<HTMLElement>(inShownView('td [data-lesson-id]'))].flatMap((card) => {
    const rect = card.getBoundingClientRect();
    const isMet =
      rect.left < left + width && left < rect.right && rect.top < top + height && top < rect.bottom;
    return isMet && card.dataset.lessonId ? [card.dataset.lessonId] : [];
  });
}

/** The release of a drag is no click on what is under it. */
function swallowNextClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The number of periods between the start of something that takes several and a point in it. */
function rowWithin(
  inside: Element,
  { left, right, top, width, height }: DOMRect,
  { clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number },
  rows: number,
): number {
  const isAcross = inside.closest('[data-time="across"]') !== null;
  const isRtl = isAcross && getComputedStyle(inside).direction === 'rtl';
  const share = isAcross ? (isRtl ? right - x : x - left) / width : (y - top) / height;
  return Math.max(0, Math.min(rows - 1, Math.floor(share * rows)));
}

/** The cell under a point, or the staging area under it or nearest to it at the edge of the window; null elsewhere. */
function targetAt(
  area: HTMLElement,
  blocks: readonly GridBlock[],
  at: { x: number; y: number },
): Target | null {
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  const under = document.elementFromPoint(within(at.x, innerWidth), within(at.y, innerHeight));
  if (under?.closest('[data-staging]')) return { kind: 'staging' };
  // A lesson that is let go outside the window is given up: no cell at the edge takes it.
  const isOutside = at.x < 0 || at.x >= innerWidth || at.y < 0 || at.y >= innerHeight;
  if (!under || isOutside || !area.contains(under)) return null;
  const cell = under.closest<HTMLElement>('td[data-day]');
  const key = cell?.closest<HTMLElement>('[data-block]')?.dataset.block;
  const block = blocks.find((each) => each.key === key);
  if (!cell || !block) return null;
  const { held } = usePlacing.getState();
  const rows = Number(cell.getAttribute('rowspan') ?? 1);
  const row =
    Number(cell.dataset.period) +
    rowWithin(cell, cell.getBoundingClientRect(), { clientX: at.x, clientY: at.y }, rows);
  return targetIn(block, Number(cell.dataset.day), Math.max(0, row - (held?.offset ?? 0)));
}

function targetIn(block: GridBlock, day: number, start: number): Target {
  const cell = block.days[day]?.cells.find((each) => each.start <= start && start < each.end);
  const shown = cell?.lessons.map(({ lesson }) => lesson) ?? [];
  return { kind: 'cell', block: block.key, at: { day, start }, shown };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place of a card of a size below and right of the pointer; on the other side where the window ends. */
export function besidePointer(pointer: { x: number; y: number }, card: Size, within: Size) {
  const x = pointer.x + 14;
  const y = pointer.y + 16;
  return {
    x: x + card.width > within.width ? pointer.x - 14 - card.width : x,
    y: y + card.height > within.height ? pointer.y - 16 - card.height : y,
  };
}

/** By so many px a frame a pointer near one of two edges, or beyond it, scrolls; below 0 towards the first one. */
export function edgeSpeed(toFirst: number, toSecond: number): number {
  const share = (distance: number) => Math.min(2 * EDGE, Math.max(0, EDGE - distance));
  return (share(toSecond) - share(toFirst)) / 4;
}

/**
 * The pointer belongs to the card in the hand, whatever is under it: it has its cursor, what is below shows nothing of being
 * pointed at, and it is let go outside the window too.
 */
function holdPointer(card: HTMLElement, pointer: number): void {
  if (!card.hasPointerCapture(pointer)) card.setPointerCapture(pointer);
}

/** Scrolls the grid while the pointer is near an edge of what it shows beside its names and heads. */
function scrollNear(area: HTMLElement, { x, y }: { x: number; y: number }): void {
  const scroller = area.querySelector<HTMLElement>(inShownView('[data-scroller]'));
  if (!scroller) return;
  const rect = scroller.getBoundingClientRect();
  const isAway = x < rect.left || x > rect.right || y < rect.top - EDGE || y > rect.bottom + EDGE;
  if (isAway) return;
  const { left, right: end, top, bottom } = boxInside(scroller, getComputedStyle(scroller));
  const down = edgeSpeed(y - top, bottom - y);
  const right = edgeSpeed(x - left, end - x);
  if (down !== 0 || right !== 0) scroller.scrollBy({ top: down, left: right });
}

/** Gives the focus to the first cell of a lesson's own rows; else to the cell of the grid that the Tab key reaches. */
export function focusFirstCell(area: HTMLElement, blocks: readonly GridBlock[], draft: Draft, id: Id): void {
  const lesson = draft.lessons[id];
  const items = [...(lesson?.groups ?? []), ...(lesson?.teachers ?? [])];
  const ofItems = blocks.filter(({ item }) => items.includes(item.id));
  const own = ofItems.find(({ structure }) => structure === lesson?.structure) ?? ofItems[0];
  const block = own ? blocks.indexOf(own) : -1;
  const cell = area.querySelector<HTMLElement>(inShownView(`[data-at^="${block}:"]`));
  (cell ?? area.querySelector<HTMLElement>(GRID_STOP))?.focus();
}

/** Gives the focus to a lesson where it is shown next, unless the user has moved the focus until then. */
function focusLesson(area: HTMLElement, id: Id | undefined): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (!id || (now !== before && now !== document.body)) return;
    const card = `[data-lesson-id="${CSS.escape(id)}"]`;
    const shown = area.querySelector<HTMLElement>(inShownView(`td ${card}`));
    (shown ?? area.querySelector<HTMLElement>(`[data-staging] ${card}`))?.focus();
  });
}
