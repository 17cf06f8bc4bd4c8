import {
  createLiveCheck,
  judgeTimetable,
  type LiveCheck,
  type PreCheckFinding,
  penaltyBounds,
  preCheck,
  timetableQuality,
} from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { draftAfter } from '../draft/draft-news.ts';
import type { PreCheckAnswer, PreCheckNews } from './pre-check-messages.ts';
import { readReport } from './read-report.ts';

/**
 * The pause in the edits before the check begins, and the time that it works before it looks for news, in ms.
 */
const PAUSE = 400;
const SLICE = 40;

let draft: Draft | null = null;
let live: LiveCheck | null = null;
let timer = 0;
let boundsTimer = 0;
let latest = 0;

/** Checks the placed lessons, then the draft itself in slices; gives up at the next change. */
async function check(run: number): Promise<void> {
  if (draft === null) return;
  live ??= createLiveCheck(draft);
  answer({ kind: 'broken', broken: readReport(live.update(draft)) });
  answer({ kind: 'quality', quality: timetableQuality(draft) });
  const findings: PreCheckFinding[] = [];
  let since = performance.now();
  for (const event of preCheck(draft)) {
    if (event.kind === 'finding') findings.push(event);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (run !== latest) return;
    since = performance.now();
  }
  answer({ kind: 'findings', findings });
}

const answer = (what: PreCheckAnswer): void => self.postMessage(what);

self.addEventListener('message', ({ data: news }: MessageEvent<PreCheckNews>) => {
  if (news.kind === 'judge') {
    if (draft !== null)
      answer({ kind: 'judged', id: news.id, judged: judgeTimetable(draft, news.placements) });
    return;
  }
  if (news.kind === 'bounds') {
    const { id } = news;
    clearTimeout(boundsTimer);
    boundsTimer = self.setTimeout(() => {
      if (draft !== null) answer({ kind: 'bounds', id, bounds: penaltyBounds(draft) });
    }, PAUSE);
    return;
  }
  draft = draftAfter(draft, news);
  latest += 1;
  const run = latest;
  clearTimeout(timer);
  timer = self.setTimeout(() => void check(run), PAUSE);
});
