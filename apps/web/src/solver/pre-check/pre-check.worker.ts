import { preCheck } from '@bellgrid/constraints';
import { applyDiff, type Draft } from '@bellgrid/model';
import type { PreCheckAnswer, PreCheckNews } from './pre-check-messages.ts';

/** How long edits have to pause before the check begins, and how long it works before it looks for news, in ms. */
const PAUSE = 400;
const SLICE = 40;

let draft: Draft | null = null;
let timer = 0;
let latest = 0;

/** Checks the draft in slices; gives up when it is told of a change. */
async function check(run: number): Promise<void> {
  if (draft === null) return;
  const findings: PreCheckAnswer['findings'][number][] = [];
  let since = performance.now();
  for (const event of preCheck(draft)) {
    if (event.kind === 'finding') findings.push(event);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (run !== latest) return;
    since = performance.now();
  }
  const answer: PreCheckAnswer = { findings };
  self.postMessage(answer);
}

self.addEventListener('message', ({ data: news }: MessageEvent<PreCheckNews>) => {
  if (news.kind === 'open') draft = news.draft;
  else if (draft !== null) draft = applyDiff(draft, news.diff);
  latest += 1;
  const run = latest;
  clearTimeout(timer);
  timer = self.setTimeout(() => void check(run), PAUSE);
});
