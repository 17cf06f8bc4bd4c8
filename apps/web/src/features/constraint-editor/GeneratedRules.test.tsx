import type { Constraint, TrackSet } from '@bellgrid/model';
import { createExampleSchool } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { GeneratedRules } from './GeneratedRules.tsx';
import { isDerived } from './rule-row.ts';

const draft = createExampleSchool();
const texts = createTexts();
const derived = Object.values(draft.constraints).filter(isDerived);

const render = (rules: readonly Constraint[]): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <GeneratedRules draft={draft} rules={rules} />
    </I18nextProvider>,
  );
const parts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner);

test('the rules of a division are folded into a line of its own, each sentence once', () => {
  const html = render(derived);
  const tracks = new Set(derived.map((rule) => ('metaData' in rule ? rule.metaData?.fromTrack : undefined)));
  const divisions = Object.values(draft.trackSets).filter((each: TrackSet) =>
    each.tracks.some(({ id }) => tracks.has(id)),
  );
  expect(divisions.length).toBeGreaterThan(0);
  const folded = parts(html, 'details');
  expect(folded).toHaveLength(divisions.length);
  expect(html).not.toContain('<details open');
  for (const [index, division] of divisions.entries()) {
    const own = folded[index] ?? '';
    const sentences = parts(own, 'li');
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
    const [summary] = parts(own, 'summary');
    expect(summary).toContain(division.name);
    expect(summary).toContain(String(sentences.length));
  }
});

test('without such rules there is no such part', () => {
  expect(render([])).toBe('');
});
