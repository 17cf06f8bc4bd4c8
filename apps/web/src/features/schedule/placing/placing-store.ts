import type { CellAnswer, RoomSwap } from '@bellgrid/constraints';
import { type CellAt, commands, type Draft, type Id, type Lesson } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import i18next from 'i18next';
import { create } from 'zustand';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { t } from '../../../platform/texts/i18n.ts';
import { toast } from '../../../platform/toast.tsx';
import { answerAt, displacedBy, movingWith } from './cell-answers.ts';
import { askForRoom, closeMakeRoom } from './make-room.ts';
import { faultValues, noSwapText, rowsRefusal } from './placing-words.ts';

/** Lessons in the hand: dragged with the mouse, or picked up by a key or a tap. */
export interface Held {
  readonly lessons: readonly Id[];
  readonly by: 'mouse' | 'keys' | 'touch';
  /** The number of periods between the start of the lesson and the place where it was taken. */
  readonly offset: number;
}

/** A cell of one item's rows, or the staging area. */
export type Target =
  | { readonly kind: 'cell'; readonly block: string; readonly at: CellAt; readonly shown: readonly Id[] }
  | { readonly kind: 'staging' };

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placing {
  readonly held: Held | null;
  readonly target: Target | null;
  /** The frame that is drawn to select lessons, in px of the window. */
  readonly frame: Frame | null;
  /** The lessons in the way stay: Ctrl or ⌘ is pressed. */
  readonly isAlone: boolean;
}

const NONE: Placing = { held: null, target: null, frame: null, isAlone: false };

export const usePlacing = create<Placing>(() => NONE);

/** Takes lessons in the hand; not if one of them, or one that must start with them, is locked, and says so. */
export function pickUp(draft: Draft, held: Held): boolean {
  if (refuseLocked(draft, held.lessons)) return false;
  const together = lockedOf(draft, movingWith(draft, held.lessons));
  if (together) {
    toast.hint(t('placing.togetherLocked', { lesson: together.name }));
    return false;
  }
  closeMakeRoom();
  usePlacing.setState({ held, target: null });
  return true;
}

const lockedOf = (draft: Draft, ids: readonly Id[]): Lesson | undefined =>
  ids.map((id) => draft.lessons[id]).find((lesson) => lesson?.locked && lesson.timeSlot);

/** True, with a message, if one of the lessons is locked at its place. */
function refuseLocked(draft: Draft, ids: readonly Id[]): boolean {
  const locked = lockedOf(draft, ids);
  if (locked) toast.hint(t('drop.lesson-locked', { lesson: locked.name }));
  return locked !== undefined;
}

/** Moves lessons to the staging area as one step; false, with a message, if one of them is locked. */
export function unplace(draft: Draft, ids: readonly Id[]): boolean {
  const placed = ids.filter((id) => draft.lessons[id]?.timeSlot);
  if (placed.length === 0 || refuseLocked(draft, placed)) return false;
  return runEdit(commands.placeLessons, { places: placed.map((lesson) => ({ lesson, at: null })) });
}

export const cancelPlacing = (): void => usePlacing.setState(NONE);

export function aimAt(target: Target | null): void {
  if (isSame(usePlacing.getState().target, target)) return;
  usePlacing.setState({ target });
}

function isSame(a: Target | null, b: Target | null): boolean {
  if (a?.kind !== 'cell' || b?.kind !== 'cell') return a?.kind === b?.kind;
  return a.block === b.block && a.at.day === b.at.day && a.at.start === b.at.start;
}

/** Puts the held lessons at the target, as one step; says why if they stay, and which rules it breaks. */
export function drop(draft: Draft): void {
  const { held, target, isAlone } = usePlacing.getState();
  cancelPlacing();
  if (!held || !target) return;
  if (target.kind === 'staging') {
    unplace(draft, held.lessons);
    return;
  }
  const { at, shown, block } = target;
  const moving = [...held.lessons, ...movingWith(draft, held.lessons)];
  const item = { id: block.slice(0, block.lastIndexOf('/')) };
  const refusal = rowsRefusal(t, draft, moving, { item, key: block });
  if (refusal !== null) {
    toast.hint(refusal);
    return;
  }
  const answer = answerAt(draft, held.lessons, at, { isAlone, shown });
  if (answer.fault) {
    const isSet = held.lessons.length > 1;
    const fault = t(`drop.${answer.fault}`, faultValues(draft, answer.lesson));
    toast.hint(isSet ? t('placing.set.notFit', { fault, lessons: namesIn(draft, answer.misfits) }) : fault);
    return;
  }
  if (answer.state === 'here') return;
  // A drop with Ctrl or ⌘ goes there whatever it breaks.
  if (answer.state !== 'blocked' || isAlone) {
    settle(draft, answer);
    return;
  }
  for (const reason of noSwapText(t, draft, answer)) toast.hint(reason);
  askForRoom({ kind: 'cell', lessons: held.lessons, at }, answer);
}

/** Makes the moves of a cell's answer as one step; says what moved too, and the rules that it breaks. */
export function settle(draft: Draft, answer: CellAnswer): void {
  if (!runEdit(commands.placeLessons, { places: [...answer.moves] })) return;
  if (answer.together.length > 0) {
    toast.hint(t('placing.togetherMoved', { lessons: namesIn(draft, answer.together) }));
  }
  const displaced = displacedBy(answer);
  if (displaced.length > 0) {
    toast.hint(t('placing.displaced', { lessons: namesIn(draft, displaced), count: displaced.length }));
  }
  const [reason] = answer.reasons;
  if (reason) toast.warning(messageText(i18next, draft, reason.message));
  for (const { lesson, classroom } of answer.moves) {
    const before = draft.lessons[lesson];
    if (!before || !classroom || before.classroom === classroom) continue;
    const room = draft.classrooms[classroom]?.name ?? '';
    toast.hint(t('schedule.placing.newRoom', { lesson: before.name, room }));
  }
}

/** Exchanges the rooms of lessons as one step, and says where each is now. */
export function exchangeRooms(draft: Draft, { moves }: RoomSwap): void {
  const rooms = moves.map(({ lesson, classroom }) => ({ lesson, classroom }));
  if (!runEdit(commands.swapRooms, { rooms })) return;
  const places = moves.map(({ lesson, classroom }) => ({
    lesson: draft.lessons[lesson]?.name ?? '',
    room: draft.classrooms[classroom]?.name ?? '',
  }));
  toast.success(places.map((place) => t('placing.menu.roomSwapped', place)).join(' '));
}

const namesIn = (draft: Draft, ids: readonly Id[]): string =>
  ids.map((id) => draft.lessons[id]?.name ?? '').join(', ');
