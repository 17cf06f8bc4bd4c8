import {
  changeOfDays,
  createLiveCheck,
  type LiveCheck,
  makeRoom,
  makeRoomByDisplacing,
  makeRoomForAll,
  type Proposal,
  type RoomWanted,
} from '@bellgrid/constraints';
import { commands, type Draft, type Id, runCommand } from '@bellgrid/model';
import { draftAfter } from '../../../document/draft/draft-news.ts';
import type { MakeRoomAnswer, MakeRoomNews, RoomProposal } from './make-room-messages.ts';

let draft: Draft | null = null;
let live: LiveCheck | null = null;
/** The number of messages: the work on a question ends with the next one. */
let news = 0;

const answer = (number: number, proposals: readonly RoomProposal[]): void =>
  self.postMessage({ number, proposals } satisfies MakeRoomAnswer);

/** A proposal with the numbers that it changes in the draft of the check. */
const counted = <Found extends Proposal>({ draft: before }: LiveCheck, proposal: Found) => ({
  ...proposal,
  days: changeOfDays(before, runCommand(before, commands.placeLessons, { places: [...proposal.moves] })),
});

/** The ways to make room as it was asked; where there is none, the second best for one lesson. */
function answerOne(
  check: LiveCheck,
  wanted: RoomWanted,
): { readonly proposals: readonly Proposal[]; readonly instead?: MakeRoomAnswer['instead'] } {
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
  const found: RoomProposal[] = [];
  for (const proposal of makeRoomForAll(check, lessons)) {
    if (proposal === null) await new Promise((resolve) => setTimeout(resolve));
    if (asked !== news) return;
    if (proposal === null || proposal.placed.length === 0) continue;
    found.push(counted(check, proposal));
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
  else {
    const check = live;
    const { proposals, instead } = answerOne(check, question);
    const answered = proposals.map((each) => counted(check, each));
    self.postMessage({ number, proposals: answered, instead } satisfies MakeRoomAnswer);
  }
});
