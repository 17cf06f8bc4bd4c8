import { createLiveCheck, type LiveCheck, makeRoom, makeRoomForAll } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { draftAfter } from '../../../document/draft/draft-news.ts';
import type { MakeRoomAnswer, MakeRoomNews, RoomQuestion } from './make-room-messages.ts';

let draft: Draft | null = null;
let live: LiveCheck | null = null;

function answerTo(question: RoomQuestion): Pick<MakeRoomAnswer, 'proposals' | 'left'> {
  if (draft === null) return { proposals: [], left: [] };
  live ??= createLiveCheck(draft);
  live.update(draft);
  if (question.kind !== 'all') return { proposals: makeRoom(live, question), left: [] };
  const { left, ...proposal } = makeRoomForAll(live, question.lessons);
  return { proposals: proposal.moves.length > 0 ? [proposal] : [], left };
}

self.addEventListener('message', ({ data: news }: MessageEvent<MakeRoomNews>) => {
  if (news.kind !== 'ask') {
    draft = draftAfter(draft, news);
    return;
  }
  self.postMessage({ number: news.number, ...answerTo(news.question) } satisfies MakeRoomAnswer);
});
