// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { commands, constraintSchema, createExampleSchool, runCommand, WEIGHT } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { setJudge, setJudged } from '../../../document/pre-check/judged-timetable.ts';
import { closeDom, openSchool, openScreen, until } from '../../../ui/testing/page-in-dom.tsx';
import { ProblemDetails } from './ProblemDetails.tsx';

afterEach(async () => {
  setJudge(null);
  await closeDom();
});

const Panel = () => <ProblemDetails draft={useDraft((draft) => draft)} />;

test('a soft constraint says in how many places, or for how many, it is not kept', async () => {
  const school = createExampleSchool();
  const { subject } = school.constraintGroupWeights;
  const ofSubject = (id: string) => Object.values(school.lessons).filter(({ subject }) => subject === id);
  const twice = Object.keys(school.subjects).find((id) => ofSubject(id).length > 1) ?? '';
  const day = constraintSchema.parse({
    ...{ id: 'day', type: 'subject', base: twice, constraint: 'not on day', values: [0] },
    weight: WEIGHT.THREE,
  });
  const days = constraintSchema.parse({
    ...{ id: 'days', type: 'teacherConstraint', constraint: 'teacherMaxDays', maxDays: 1 },
    ...{ base: { items: 'all', except: [] }, weight: WEIGHT.THREE },
  });
  const weighted = {
    ...school,
    constraints: { day, days },
    constraintGroupWeights: {
      ...school.constraintGroupWeights,
      subject: { ...subject, enabled: true },
    },
  };
  const onDay = ofSubject(twice)
    .slice(0, 2)
    .map(({ id }, start) => ({ lesson: id, at: { day: 0, start } }));
  const taken = new Set(onDay.map(({ lesson }) => lesson));
  const onTwoDays = Object.keys(school.teachers)
    .slice(0, 2)
    .flatMap((teacher) =>
      Object.values(school.lessons)
        .filter(({ id, teachers }) => teachers.includes(teacher) && !taken.has(id))
        .slice(0, 2)
        .map(({ id }, index) => ({ lesson: id, at: { day: index + 2, start: 0 } })),
    );
  openSchool(runCommand(weighted, commands.placeLessons, { places: [...onDay, ...onTwoDays] }));
  const judged = judgeTimetable(draftSession.draft);
  setJudge(({ id, kind }) => {
    if (kind !== 'bounds') setTimeout(() => setJudged({ kind: 'judged', id, judged }));
  });
  await openScreen('/', { path: '/', below: [], component: Panel });
  const notes = () =>
    [...document.querySelectorAll('li[data-tone=soft] summary small')].map((each) => each.textContent);
  await until(() => notes().length > 0);
  expect(notes()).toContainEqual(expect.stringMatching(/^penalty \d+ · not kept in 2 places$/));
  expect(notes()).toContainEqual(expect.stringMatching(/^penalty \d+ · not kept for 2$/));
});
