// @vitest-environment happy-dom
import type { Overview } from '@bellgrid/protocol';
import { afterEach, expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { answerCalls, openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom } from '../../ui/testing/page-in-dom.tsx';

startTexts();
const { OverviewPage } = await import('./OverviewPage.tsx');

afterEach(closeDom);

const overview: Overview = {
  ...{ schools: 1200, active: { day: 3, week: 40, month: 71 }, runs: [], clients: [] },
  activity: { days: [0, 65, 13], weeks: [0, 1], months: [400, 2000] },
  ...{ saves: [3, 2], endedRuns: [0, 0], failedRuns: [9], reports: [100] },
  queue: { waiting: 0, running: 0, oldestSeconds: 0 },
  storage: { versions: 4, bytes: 0, freeDiskBytes: null },
  mails: { waiting: 0, givenUp: 0 },
};

test('bars have a scale of whole numbers beside them that reaches the highest', async () => {
  answerCalls({ 'GET /api/admin/overview': overview, 'GET /api/admin/error-reports': { reports: [] } });
  await openWithLinks(<OverviewPage />);
  const plots = [...document.querySelectorAll('section')].filter((each) => each.querySelector('ul i'));
  const scales = plots.map((plot) =>
    [...plot.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent).join(' '),
  );
  expect(scales).toEqual(['80 40 0', '1 0', '2,000 1,000 0', '4 2 0', '1 0', '10 5 0', '100 50 0']);
  const heights = [...(plots[0]?.querySelectorAll<HTMLElement>('i') ?? [])].map(({ style }) => style.height);
  expect(heights).toEqual(['0%', '81.25%', '16.25%']);
  expect(plots[0]?.querySelector('p b')?.textContent).toMatch(/: 13$/);
});
