import { german } from '@bellgrid/texts/de';
import { releases } from '@bellgrid/texts/releases';
import { expect, test } from 'vitest';
import { APP_VERSION } from '../../platform/version.ts';

const present = APP_VERSION.split('.').slice(0, 2).join('.');

test.each([
  ['English', releases],
  ['German', german.releases],
])('the notes in %s begin with the present version and have the one of the Excel export', (_, notes) => {
  expect(notes.entries.map(({ version }) => version)).toEqual([present, '1.61']);
  expect(notes.entries[0]?.points.length).toBeGreaterThan(0);
  expect(notes.entries[1]?.points.join()).toMatch(/Beta.*Excel/);
});
