import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-toy-kind-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A kind in a folder of its own: a teacher has at most some periods on the first day of the cycle. */
const record = `
import { defineRule } from './define-rule.ts';
import { wholeNumber } from './fields.ts';

export const toyFirstDay = defineRule({
  kind: 'toyFirstDay',
  on: 'teacher',
  fields: { maxOnFirst: wholeNumber({ min: 0, max: 'periods', unit: 'periods', initial: 2 }) },
});
`;
const kind = `
import { rules } from '@bellgrid/model';
import { dayViolation, loadOf } from '../../amounts/day-load.ts';
import { asTeacher, lessonsOfPerson, personMatches } from '../../amounts/person.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { named } from '../../amounts/message-values.ts';

export const toyFirstDay = defineConstraint({
  record: rules.toyFirstDay,
  category: 'workload',
  definition: 'max(0, periods of the first day - n).',
  rule: ({ base, maxOnFirst }) => ({ base: named('teacher', base), count: maxOnFirst }),
  loosen: (params) => ({ ...params, maxOnFirst: params.maxOnFirst + 1 }),
  matches: (params, timetable) =>
    personMatches(timetable, asTeacher(params), ({ days }) =>
      [...days].flatMap(([day, placed]) =>
        day !== 0 ? [] : dayViolation(placed, day, loadOf(placed) - params.maxOnFirst, (named) => ({
          code: 'kinds.toyFirstDay.violation',
          values: { day: named, count: loadOf(placed), max: params.maxOnFirst },
        })),
      ),
    ),
  post: (params, builder) => {
    const lessons = lessonsOfPerson(builder.draft, asTeacher(params));
    if (params.maxOnFirst === 0) builder.unary(lessons, (place) => (place.day === 0 ? place.end - place.start : 0));
    else builder.plainly(lessons, (timetable) => {
      const found = toyFirstDay.matches(params, timetable);
      return found.reduce((sum, { amount }) => sum + amount, 0);
    });
  },
});
`;

/** The product as it uses the kind, from the stored record to the exported file. */
const product = `
import { compile, createConflictSearch, knownRules, verify } from '@bellgrid/constraints';
import { exportDraftFile, exportFet, importFile } from '@bellgrid/formats';
import { commands, createDraftStore, createExampleSchool, loadDraftFile, rulesFor, timetableOf } from '@bellgrid/model';
import { run } from '@bellgrid/runner';
import { createTexts, messageText } from '@bellgrid/texts';
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { textOptions } from '@bellgrid/texts';
import { DraftSourceContext, sourceOf } from '${root}apps/web/src/document/draft/draft-source.ts';
import { RuleLine } from '${root}apps/web/src/features/constraint-editor/RuleLine.tsx';
import { checkRow, constraintOf, duplicateOf, newRow, withKind } from '${root}apps/web/src/features/constraint-editor/rule-row.ts';

const words = { exports: { kinds: { toyFirstDay: 'Periods of the first day' } }, kinds: { toyFirstDay: {
  rule_one: '{{base}} has at most {{count, number}} period on the first day',
  rule_other: '{{base}} has at most {{count, number}} periods on the first day',
  violation: '{{count, number}} periods on {{day}}, at most {{max, number}} wanted',
} } };

export async function useKind() {
  await i18next.use(initReactI18next).init(textOptions);
  i18next.addResourceBundle('en', 'translation', words, true, true);
  const texts = createTexts();
  texts.addResourceBundle('en', 'translation', words, true, true);
  const store = createDraftStore(createExampleSchool(), { checked: true });
  const load = (id) => Object.values(store.draft.lessons).filter((each) => each.teachers.includes(id) && each.numPeriods === 1).length;
  const [base] = Object.keys(store.draft.teachers).filter((id) => load(id) > 3).sort((a, b) => load(a) - load(b));
  const owners = { type: 'teacher', ids: [base] };

  const row = withKind(store.draft, owners, newRow('toy'), 'toyFirstDay');
  const fork = store.fork();
  const answer = (each) => checkRow(store.draft, owners, each, duplicateOf(knownRules(store.draft.constraints), owners, each));
  const form = renderToStaticMarkup(
    <MantineProvider>
      <DraftSourceContext.Provider value={sourceOf(fork)}>
        <RuleLine row={row} owners={owners} label="Rule" answer={answer(row)} onChange={() => {}} />
      </DraftSourceContext.Provider>
    </MantineProvider>,
  );
  const tooLarge = checkRow(store.draft, owners, { ...row, values: { maxOnFirst: 99 } }, 'none').canSave;
  store.run(commands.addConstraint, { constraint: constraintOf(owners, row) });
  const stored = store.draft.constraints.toy;
  let refusal = null;
  try {
    store.run(commands.addConstraint, { constraint: { ...stored, id: 'wrong', maxOnFirst: -1 } });
  } catch (error) {
    refusal = error;
  }

  const file = JSON.parse(exportDraftFile(store.draft));
  const rules = file.dataStore.constraints;
  rules.typed = { ...rules.toy, id: 'typed', maxOnFirst: '1' };
  rules.wrong = { ...rules.toy, id: 'wrong', maxOnFirst: 'few' };
  const damaged = loadDraftFile(JSON.stringify(file));
  const kept = damaged.file.dataStore.constraints;
  const ofToy = Object.values(kept).filter((each) => each.constraint === 'toyFirstDay');

  const lessons = Object.values(store.draft.lessons).filter((each) => each.teachers.includes(base) && each.numPeriods === 1);
  const placements = lessons.slice(0, 3).map((each, start) => ({ lesson: each.id, timeSlot: { day: 0, start, end: start + 1 }, classroom: null }));
  const broken = verify(store.draft, placements).matches.find((each) => each.constraints.includes('toy'));

  store.run(commands.updateConstraint, { constraint: { ...stored, maxOnFirst: 0 } });
  const result = await run(store.draft, { jobType: 'solve', until: 'full', seconds: 60, steps: 2_000_000, seed: 1, threads: 1 });
  const own = new Set(Object.values(store.draft.lessons).flatMap((each) => each.teachers.includes(base) ? each.id : []));
  const onFirstDay = (result.solution?.placements ?? []).filter((each) => own.has(each.lesson) && each.timeSlot.day === 0).length;
  const solved = { unplaced: result.lessons - result.placed, hardViolations: result.hardViolations, onFirstDay };

  const asked = store.fork();
  const onlyFirst = { id: 'first', type: 'lesson', base: lessons[0].id, constraint: 'on day', values: [0] };
  asked.run(commands.addConstraint, { constraint: onlyFirst });
  const explainer = createConflictSearch(asked.draft, [onlyFirst.base]);
  while (!explainer.done) explainer.run(100_000);
  store.undo();

  const imported = importFile('school.json', exportDraftFile(store.draft)).draft.constraints.toy;
  const fet = exportFet(store.draft);
  return {
    stored, refusal, form, solved, imported,
    afterLoading: { left: ofToy.length, repaired: kept.typed.maxOnFirst, findings: damaged.findings.length },
    offered: rulesFor('teacher').map((each) => each.kind),
    formErrors: { tooLarge, repeated: answer({ ...row, id: 'again' }).errors },
    violation: broken && messageText(texts, store.draft, broken.message),
    explained: explainer.conflict?.members.flatMap((each) => each.bounds ?? []).map((each) => each.kind.kind),
    notInFet: fet.notWritten.map((each) => messageText(texts, store.draft, each.name)),
  };
}
`;

interface ProductUse {
  readonly afterLoading: { readonly findings: number };
  readonly [fact: string]: unknown;
}

/** The line of a registry: an import, and an entry at the end of its list. */
const withEntry = (source: string, from: string): string =>
  `import { toyFirstDay } from '${from}';\n${source.replace(/\n\} as const/, '\n  toyFirstDay,\n} as const')}`;

/** Bundles sources as they are, but for the folder and the lines of the toy kind. */
const toyKind: Plugin = {
  name: 'toy-kind',
  setup(bundler) {
    const models = join(root, 'packages/model/src/records/rules');
    const kinds = join(root, 'packages/constraints/src/kinds');
    const sources = [
      [/records\/rules\/item-rules\.ts$/, models, join(folder, 'record.ts')],
      [/constraints\/src\/kinds\/registry\.ts$/, kinds, join(folder, 'index.ts')],
    ] as const;
    for (const [filter, resolveDir, entry] of sources) {
      bundler.onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        return { contents: withEntry(source, entry), loader: 'ts', resolveDir };
      });
    }
    bundler.onLoad({ filter: /bellgrid-toy-kind-.*\.ts$/ }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'ts',
      // It is read as if it were in its place, beside the folders of the other kinds.
      resolveDir: path.endsWith('record.ts') ? models : join(kinds, 'after'),
    }));
  },
};

describe('a kind that is added by a folder and its lines in the registries', () => {
  let run: ProductUse;

  beforeAll(async () => {
    writeFileSync(join(folder, 'record.ts'), record);
    writeFileSync(join(folder, 'index.ts'), kind);
    const outfile = join(folder, 'product.cjs');
    await build({
      stdin: { contents: product, loader: 'tsx', resolveDir: root },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      target: 'node20',
      loader: { '.css': 'empty' },
      logLevel: 'error',
      plugins: [toyKind],
      define: { 'import.meta.env': '{}', 'import.meta.url': JSON.stringify(import.meta.url) },
    });
    const bundle = createRequire(import.meta.url)(outfile) as { useKind(): Promise<ProductUse> };
    run = await bundle.useKind();
  });

  it('is stored and validated, and repaired or reported where it is damaged', () => {
    expect(run.stored).toMatchObject({ constraint: 'toyFirstDay', maxOnFirst: 2 });
    expect(run.refusal).not.toBeNull();
    expect(run.afterLoading).toMatchObject({ repaired: 1, left: 2 });
    expect(run.afterLoading.findings).toBeGreaterThanOrEqual(2);
  });

  it('has a form: its sentence with its field, in the picker of a teacher', () => {
    expect(run.offered).toContain('toyFirstDay');
    expect(run.form).toMatch(/on the first day/);
    expect(run.form).toMatch(/<input[^>]*value="2"/);
    expect(run.formErrors).toEqual({ tooLarge: false, repeated: ['teacher-has-similar'] });
  });

  it('is checked, solved and explained', () => {
    expect(run.violation).toMatch(/^3 periods on .*at most 2/);
    expect(run.solved).toEqual({ unplaced: 0, hardViolations: 0, onFirstDay: 0 });
    expect(run.explained).toContain('toyFirstDay');
  });

  it('is exported and imported: carried by our own file, named in the report of a FET file', () => {
    expect(run.imported).toEqual(run.stored);
    expect(run.notInFet).toContain('Periods of the first day');
  });
});
