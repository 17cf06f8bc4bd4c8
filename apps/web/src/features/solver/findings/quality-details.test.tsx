// @vitest-environment happy-dom
import { judgeTimetable } from '@bellgrid/constraints';
import { commands, constraintSchema, createExampleSchool, runCommand, WEIGHT } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { setJudge, setJudged } from '../../../document/pre-check/judged-timetable.ts';
import { closeDom, openSchool, openScreen, until } from '../../../ui/testing/page-in-dom.tsx';
import { QualityDetails } from './QualityDetails.tsx';

afterEach(async () => {
  setJudge(null);
  await closeDom();
});

const Panel = () => <QualityDetails draft={useDraft((draft) => draft)} />;

test('the lowest possible penalty is only beside penalties: no cell of the comparison is empty', async () => {
  const school = createExampleSchool();
  const lesson = Object.values(school.lessons)[0];
  const rule = constraintSchema.parse({
    ...{ id: 'rule', type: 'subject', base: lesson?.subject, constraint: 'not on day', values: [0] },
    weight: WEIGHT.THREE,
  });
  const subject = { ...school.constraintGroupWeights.subject, enabled: true };
  const weighted = {
    ...school,
    constraints: { ...school.constraints, rule },
    constraintGroupWeights: { ...school.constraintGroupWeights, subject },
  };
  const places = [{ lesson: lesson?.id ?? '', at: { day: 0, start: 0 } }];
  openSchool(runCommand(weighted, commands.placeLessons, { places }));
  const judged = judgeTimetable(draftSession.draft);
  expect(judged.unmet.length).toBeGreaterThan(0);
  const bounds = new Map([[judged.unmet[0]?.kind ?? '', 1]]);
  setJudge(({ id, kind }) =>
    setTimeout(() =>
      setJudged(kind === 'bounds' ? { kind: 'bounds', id, bounds } : { kind: 'judged', id, judged }),
    ),
  );
  await openScreen('/', { path: '/', below: [], component: Panel });
  const cellsOf = (place: ParentNode | undefined) =>
    [...(place?.querySelectorAll('tbody td') ?? [])].map((each) => each.textContent);
  // A dash is a value that is awaited.
  await until(() => {
    const [compared] = document.querySelectorAll('section');
    const found = cellsOf(compared);
    return found.length > 0 && !found.includes('–');
  });
  const [comparison] = document.querySelectorAll('section');
  const [numbers, penalties, ...more] = comparison?.querySelectorAll('table') ?? [];
  expect(more).toEqual([]);
  const headings = (table: Element | undefined) =>
    [...(table?.querySelectorAll('thead th') ?? [])].map((each) => each.textContent);
  expect(headings(numbers)).toEqual(['Yours']);
  expect(headings(penalties)).toEqual(['Yours', 'At least']);
  expect(cellsOf(comparison).filter((each) => each === '')).toEqual([]);
  const cells = [...(penalties?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map((each) => each.textContent),
  );
  expect(cells.map(([, bound]) => bound)).toEqual([
    '1',
    ...judged.unmet.map((_, at) => (at === 0 ? '1' : '0')),
  ]);
});
