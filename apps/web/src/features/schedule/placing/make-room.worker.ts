import {
  createLiveCheck,
  type LiveCheck,
  makeRoom,
  makeRoomByDisplacing,
  makeRoomForAll,
  type RoomWanted,
} from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { draftAfter } from '../../../document/draft/draft-news.ts';
import type { MakeRoomAnswer, MakeRoomNews, RoomProposal } from './make-room-messages.ts';

let draft: Draft | null = null;
let live: LiveCheck | null = null;
/** The number of messages: the work on a question ends with the next one. */
let news = 0;

const answer = (number: number, proposals: readonly RoomProposal[]): void =>
  self.postMessage({ number, proposals } satisfies MakeRoomAnswer);

/** The ways to make room as it was asked; where there is none, the second best for one lesson. */
function answerOne(check: LiveCheck, wanted: RoomWanted): Omit<MakeRoomAnswer, 'number'> {
  const proposals = makeRoom(check, wanted);
  const lesson = wanted.kind === 'cell' ? wanted.lessons[0] : wanted.lesson;
  const isOne = wanted.kind !== 'cell' || wanted.lessons.length === 1;
  if (proposals.length > 0 || lesson === undefined || !isOne) return { proposals };
  const anywhere = wanted.kind === 'cell' ? ({ kind: 'place', lesson } as const) : null;
  const elsewhere = anywhere ? makeRoom(check, anywhere) : [];
  if (elsewhere.length > 0) return { proposals: elsewhere, instead: 'elsewhere' };
  // Ways that leave lessons without a time come last.
  const displacing = makeRoomByDisplacing(check, wanted);
  if (displacing.length > 0) return { proposals: displacing, instead: 'displacing' };
  const displacingElsewhere = anywhere ? makeRoomByDisplacing(check, anywhere) : [];
  return displacingElsewhere.length > 0
    ? { proposals: displacingElsewhere, instead: 'displacingElsewhere' }
    : { proposals };
}

/** Answers after each proposal; looks for the next message after each lesson. */
async function placeAll(check: LiveCheck, number: number, lessons: readonly Id[]): Promise<void> {
  const asked = news;
  let found: readonly RoomProposal[] = [];
  for (const proposals of makeRoomForAll(check, lessons)) {
    if (proposals === null) await new Promise((resolve) => setTimeout(resolve));
    if (asked !== news) return;
    if (proposals === null) continue;
    found = proposals;
    answer(number, found);
  }
  if (found.length === 0) answer(number, found);
}

self.addEventListener('message', ({ data }: MessageEvent<MakeRoomNews>) => {
  news += 1;
  if (data.kind !== 'ask') {
    draft = draftAfter(draft, data);
    return;
  }
  const { number, question } = data;
  if (draft === null) {
    answer(number, []);
    return;
  }
  live ??= createLiveCheck(draft);
  live.update(draft);
  if (question.kind === 'all')
    placeAll(live, number, question.lessons).catch((error: unknown) => {
      // Outside of the promise it ends the thread with an error, which the window learns.
      setTimeout(() => {
        throw error;
      });
    });
  else self.postMessage({ number, ...answerOne(live, question) } satisfies MakeRoomAnswer);
});
