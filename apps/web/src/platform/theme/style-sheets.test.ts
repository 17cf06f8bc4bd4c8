import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
/** The blocks of all style sheets, with the file of each. */
const blocks = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const text = readFileSync(`${source}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return (text.match(/[^{}]+\{[^{}]*\}/g) ?? []).map((block) => ({ file, text: block }));
  });
const valuesOf = (property: string) =>
  blocks.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`(?<=[{;\\s])${property}:\\s*([^;]+);`, 'g'))].map(([, value = '']) => ({
      file,
      value,
      text,
    })),
  );
const others = (property: string, isOf: (value: string, text: string) => boolean) =>
  valuesOf(property)
    .filter(({ value, text }) => !isOf(value, text))
    .map(({ file, value }) => `${file}: ${value}`);

test('letters have the sizes of the design: 14 px for text, 13 for cells, 12 and less for the rest, 20/28 for titles', () => {
  const small = ['9px', '10px', '10.5px', 'var(--font-tiny)', 'var(--font-small)'];
  const usual = [...small, 'var(--font-cell)', '13px', '14px', '15px', '16px', 'inherit'];
  expect(valuesOf('font-size').length).toBeGreaterThan(300);
  expect(
    others('font-size', (size, text) =>
      size === '20px' ? text.includes('line-height: 28px') : usual.includes(size),
    ),
  ).toEqual([]);
});

test('what is emphasised is semibold', () => {
  const weights = ['inherit', '400', '500', '600', '700'];
  expect(others('font-weight', (weight) => weights.includes(weight))).toEqual([]);
});

test('what changes takes the one time of the design, eased out, and no time with reduced motion', () => {
  const tokens = valuesOf('--motion').map(({ value }) => value);
  expect(tokens).toEqual(['140ms ease-out', '0ms']);
  const isOfDesign = (value: string) =>
    value === 'none' || value.split(',').every((part) => part.trim().endsWith('var(--motion)'));
  expect(valuesOf('transition').length).toBeGreaterThan(10);
  expect(others('transition', isOfDesign)).toEqual([]);
});
