import { readFileSync } from 'node:fs';
import { palette } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../../platform/theme/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split(/\[data-mantine-color-scheme=["']dark["']\]/);
const schemes = { light, dark };

function token(scheme: keyof typeof schemes, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(schemes[scheme])?.[1];
  if (value === undefined) throw new Error(`the ${scheme} scheme has no token --${name}`);
  return value.trim();
}

type Triple = readonly [number, number, number];

const linear = (hex: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

// Björn Ottosson's Oklab (2020), as CSS Color 4 takes it for color-mix.
const toOklab = ([r, g, b]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const fromOklab = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const mix = (color: string, base: string, share: number): Triple => {
  const [a, b] = [toOklab(linear(color)), toOklab(linear(base))];
  const at = (i: 0 | 1 | 2) => a[i] * share + b[i] * (1 - share);
  return fromOklab([at(0), at(1), at(2)]);
};
const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Triple, b: Triple) => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

describe.each(['light', 'dark'] as const)('a lesson card in the %s scheme', (scheme) => {
  const share = Number.parseFloat(token(scheme, 'lesson-mix')) / 100;
  const base = token(scheme, 'lesson-base');

  test.each(palette)('reads well in $name', ({ value }) => {
    const tint = mix(value, base, share);
    expect(contrast(linear(token(scheme, 'text')), tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(linear(token(scheme, 'lesson-secondary')), tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('differs from the others by its tint', () => {
    const tints = palette.map(({ value }) =>
      mix(value, base, share)
        .map((part) => part.toFixed(3))
        .join(),
    );
    expect(new Set(tints).size).toBe(palette.length);
  });
});
