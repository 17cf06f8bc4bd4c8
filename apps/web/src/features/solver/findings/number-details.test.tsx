// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { setJudge, setJudged } from '../../../document/pre-check/judged-timetable.ts';
import { closeDom, openSchool, openScreen, until } from '../../../ui/testing/page-in-dom.tsx';
import { NumberDetails } from './NumberDetails.tsx';

afterEach(async () => {
  setJudge(null);
  await closeDom();
});

const Panel = () => (
  <NumberDetails draft={useDraft((draft) => draft)} number="teacherGaps" findings={NO_FINDINGS} />
);
const says = (text: string) => document.body.textContent?.includes(text) ?? false;

test.each([
  [true, 'are unplaced'],
  [false, 'are all placed'],
])('that constraints count fewer gaps is said in their list: %s, where lessons %s', async (isSaid) => {
  const school = createExampleSchool();
  const [lesson = ''] = Object.keys(school.lessons);
  openSchool(runCommand(school, commands.placeLesson, { lesson, at: { day: 0, start: 0 } }));
  const { draft } = draftSession;
  const judged = judgeTimetable(draft);
  const unplaced = isSaid ? judged.unplaced : [];
  setJudge(({ id }) => setTimeout(() => setJudged({ kind: 'judged', id, judged: { ...judged, unplaced } })));
  await openScreen('/', { path: '/', below: [], component: Panel });
  await until(() => says('lunch rule'));
  expect(says('Constraints on gaps count fewer while lessons are unplaced')).toBe(isSaid);
});
