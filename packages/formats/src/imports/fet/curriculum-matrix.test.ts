import {
  commands,
  createExampleSchool,
  curriculumMatrix,
  type Draft,
  type Id,
  type MatrixRow,
  matrixArgs,
  matrixNames,
  NO_CLASS,
  planMatrix,
  runCommand,
  validateDraft,
  writeCell,
} from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { hasFetExamples, readFetExample } from '../../testing/fet-examples.ts';
import { importFile } from '../import-file.ts';

const ownerIn = (draft: Draft) => {
  const order = Object.keys(draft.groups);
  return (groups: readonly Id[]) => order.find((id) => groups.includes(id));
};

function numberedIds(): () => Id {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}

/** The texts of all cells, row by row, as they would be copied. */
function textsOf(draft: Draft, rows: readonly MatrixRow[]) {
  const ownerOf = ownerIn(draft);
  return rows.flatMap((row) =>
    [...row.cells].flatMap(([group, id]) => {
      const subject = draft.subjects[id];
      if (!subject) return [];
      const owner = ownerOf(subject.groups) ?? NO_CLASS;
      const text =
        group === owner ? writeCell(draft, subject, group) : `with ${draft.groups[owner]?.name ?? ''}`;
      return [{ row, group, text }];
    }),
  );
}

const contextOf = (draft: Draft) => ({
  names: matrixNames(draft),
  words: ['with'],
  newId: numberedIds(),
  addsTeacher: () => false,
  ownerOf: ownerIn(draft),
});

/** The matrix as plain values: each row with the text of each class. */
const shown = (draft: Draft) =>
  textsOf(draft, curriculumMatrix(draft.subjects)).map(({ row, group, text }) => [
    row.name,
    row.structure,
    row.line,
    group,
    text,
  ]);

const fetSchool = (name: string) => () => {
  const result = importFile(name, readFetExample(`FET-5-official/${name}`));
  if (!result.ok) throw new Error(`${name} was not imported`);
  return result.draft;
};

/** FET has lessons with neither class nor teacher, which cannot be entered here. */
function withoutNobody(draft: Draft): Draft {
  const lost = Object.values(draft.subjects).filter(
    ({ groups, teachers }) => groups.length + teachers.length === 0,
  );
  if (lost.length === 0) return draft;
  return runCommand(draft, commands.deleteSubject, { ids: lost.map(({ id }) => id) });
}

const schools: readonly (readonly [string, () => Draft])[] = [
  ['the example school', () => createExampleSchool()],
  ...(hasFetExamples
    ? ([
        ['Bethlen of Hungary', fetSchool('Hungary/Bethlen/2008-2009/2-newer/Bethlen-2008-2009.fet')],
        ['Spain', fetSchool('Spain/4-secondary-and-vocational-school/SPAIN_20-21.fet')],
      ] as const)
    : []),
];

describe.each(schools)('%s', (_name, open) => {
  const draft = withoutNobody(open());
  const texts = textsOf(draft, curriculumMatrix(draft.subjects));

  test('its matrix entered cell by cell into the school changes nothing', () => {
    const plan = planMatrix(draft, texts, contextOf(draft));
    expect(plan).toMatchObject({ teachers: [], added: [], changed: [], lessons: [], refused: [], count: 0 });
    const whole = texts.map((edit) => ({ ...edit, isWhole: true }));
    expect(planMatrix(draft, whole, contextOf(draft))).toMatchObject({
      changed: [],
      lessons: [],
      refused: [],
    });
  });

  test('its matrix entered into the school without its subjects gives the same matrix', () => {
    const empty = runCommand(draft, commands.deleteSubject, { ids: Object.keys(draft.subjects) });
    const edits = texts.map(({ row, ...edit }) => ({ ...edit, row: { ...row, cells: new Map() } }));
    const context = contextOf(empty);
    const plan = planMatrix(empty, edits, context);
    expect(plan.refused).toEqual([]);
    const after = runCommand(empty, commands.setMatrix, matrixArgs(plan, context.newId));
    expect(validateDraft(after)).toEqual([]);
    expect(new Set(shown(after).map(String))).toEqual(new Set(shown(draft).map(String)));
  });
});
