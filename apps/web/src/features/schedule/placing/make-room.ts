import type { CellAnswer } from '@bellgrid/constraints';
import { useEffect } from 'react';
import { create } from 'zustand';
import { tellOfDraft } from '../../../document/draft/tell-of-draft.ts';
import type { MakeRoomAnswer, MakeRoomNews, RoomQuestion } from './make-room-messages.ts';

/** The question for room that is open on the screen. */
interface RoomAsked {
  readonly number: number;
  readonly question: RoomQuestion;
  /** The answer of the cell that led here; null for a lesson that may go anywhere. */
  readonly blocked: CellAnswer | null;
}

interface MakeRoom {
  readonly asked: RoomAsked | null;
  /** Null while the thread is looking. */
  readonly answer: MakeRoomAnswer | null;
  /** The proposal whose moves are drawn. */
  readonly shown: number | null;
}

const NONE: MakeRoom = { asked: null, answer: null, shown: null };

export const useMakeRoom = create<MakeRoom>(() => NONE);

export const closeMakeRoom = (): void => useMakeRoom.setState(NONE);

let thread: { readonly worker: Worker; readonly end: () => void } | null = null;
let latest = 0;

/** Asks for room; the thread is started by the first question. */
export function askForRoom(question: RoomQuestion, blocked: CellAnswer | null = null): void {
  thread ??= startThread();
  latest += 1;
  useMakeRoom.setState({ asked: { number: latest, question, blocked }, answer: null, shown: null });
  thread.worker.postMessage({ kind: 'ask', number: latest, question } satisfies MakeRoomNews);
}

function startThread() {
  const worker = new Worker(new URL('./make-room.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: answer }: MessageEvent<MakeRoomAnswer>) => {
    if (answer.number === useMakeRoom.getState().asked?.number) useMakeRoom.setState({ answer });
  });
  worker.addEventListener('error', (event) => {
    console.warn('the search for room broke', event.message);
    closeMakeRoom();
  });
  const end = tellOfDraft((news) => worker.postMessage(news));
  return { worker, end };
}

/** Ends the thread when the schedule is left. */
export function useMakeRoomThread(): void {
  useEffect(
    () => () => {
      thread?.end();
      thread?.worker.terminate();
      thread = null;
      closeMakeRoom();
    },
    [],
  );
}
