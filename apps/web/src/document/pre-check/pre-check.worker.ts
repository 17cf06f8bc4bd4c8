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
import { CHECK_PAUSE, type PreCheckAnswer, type PreCheckNews } from './pre-check-messages.ts';
import { type BrokenRules, brokenNews, NONE_BROKEN, readReport } from './read-report.ts';
import { notKeptOnTrial } from './rules-on-trial.ts';

/** The time that a check works before it looks for news, in ms. */
const SLICE = 40;

let draft: Draft | null = null;
let live: LiveCheck | null = null;
/** The broken rules that were told of this draft. */
let told: BrokenRules | null = null;
let nearTimer = 0;
let timer = 0;
let boundsTimer = 0;
let latest = 0;

/** Tells which rules the placed lessons break. */
function tellBroken(): void {
  if (draft === null || (told !== null && live?.draft === draft)) return;
  live ??= createLiveCheck(draft);
  const broken = readReport(live.update(draft), draft);
  answer({ kind: 'broken', isFirst: told === null, news: brokenNews(told ?? NONE_BROKEN, broken) });
  told = broken;
}

/** Checks the placed lessons, then the draft itself in slices; gives up at the next change. */
async function check(run: number): Promise<void> {
  if (draft === null) return;
  tellBroken();
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
  if (news.kind === 'trial') {
    if (draft !== null) answer({ kind: 'trial', id: news.id, notKept: notKeptOnTrial(draft, news.rules) });
    return;
  }
  if (news.kind === 'bounds') {
    const { id } = news;
    clearTimeout(boundsTimer);
    boundsTimer = self.setTimeout(() => {
      if (draft !== null) answer({ kind: 'bounds', id, bounds: penaltyBounds(draft) });
    }, CHECK_PAUSE);
    return;
  }
  draft = draftAfter(draft, news);
  if (news.kind === 'open') told = null;
  latest += 1;
  const run = latest;
  clearTimeout(timer);
  clearTimeout(nearTimer);
  // After a move or an edit of a rule few rules are to be checked: their errors are told at once.
  if (draft !== null && live?.isNear(draft)) nearTimer = self.setTimeout(tellBroken);
  timer = self.setTimeout(() => void check(run), CHECK_PAUSE);
});
