import { useEffect } from 'react';
import { draftSession } from '../draft/draft-session.ts';
import { isEmptySchool } from '../draft/school-facts.ts';
import { tellOfDraft } from '../draft/tell-of-draft.ts';
import { forgetBroken, setBroken, setQuality } from './broken-rules.ts';
import { forgetFindings, setFindings } from './item-findings.ts';
import { setJudge, setJudgeBroken, setJudged } from './judged-timetable.ts';
import type { PreCheckAnswer, PreCheckNews } from './pre-check-messages.ts';

/** Long enough that the first screen is there before another thread wants the processor, in ms. */
const START_AFTER = 1500;

/** Checks the open draft on a thread of its own while the editor is shown, again after every edit. */
export function usePreCheck(): void {
  useEffect(() => {
    let stop = () => {};
    let isRunning = false;
    // An empty school has nothing to check: the thread's code is not even fetched.
    const begin = () => {
      if (isRunning || !draftSession.isOpen || isEmptySchool(draftSession.draft)) return;
      isRunning = true;
      stop = startPreCheck();
    };
    let unsubscribe = () => {};
    const timer = window.setTimeout(() => {
      unsubscribe = draftSession.subscribe(begin);
      begin();
    }, START_AFTER);
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
      stop();
      forgetAll();
    };
  }, []);
}

function forgetAll(): void {
  forgetFindings();
  forgetBroken();
}

function startPreCheck(): () => void {
  const worker = new Worker(new URL('./pre-check.worker.ts', import.meta.url), { type: 'module' });
  const tell = (news: PreCheckNews) => worker.postMessage(news);
  worker.addEventListener('message', ({ data: answer }: MessageEvent<PreCheckAnswer>) => {
    if (answer.kind === 'broken') setBroken(answer.isFirst, answer.news);
    else if (answer.kind === 'quality') setQuality(answer.quality);
    else if (answer.kind === 'findings') setFindings(answer.findings);
    else setJudged(answer);
  });
  worker.addEventListener('error', (event) => {
    console.warn('the pre-check broke', event.message);
    setJudgeBroken();
  });

  const end = tellOfDraft(tell, forgetAll);
  setJudge(tell);
  return () => {
    end();
    setJudge(null);
    worker.terminate();
  };
}
