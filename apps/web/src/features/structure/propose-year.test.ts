import { cycleDates, schoolYearSchema } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { proposePlaces, proposeYear, yearFault } from './propose-year.ts';

const days = (...labels: string[]) => labels.map((label, index) => ({ id: `d${index}`, index, label }));
const places = (...labels: string[]) =>
  proposePlaces(days(...labels)).map(({ week, weekday }) => `${week}.${weekday}`);
const numbered = (count: number) => days(...Array.from({ length: count }, (_, index) => `Day ${index + 1}`));

describe('the proposed weekday of each day', () => {
  it('is the one it is named after, in English and German', () => {
    expect(places('Sunday', 'Monday', 'Tuesday')).toEqual(['1.7', '1.1', '1.2']);
    expect(places('Mo', 'Di', 'Mi', 'Do', 'Fr')).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5']);
  });

  it.each([
    ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato'],
    ['LUN', 'MAR', 'MIE', 'JUE', 'VIE', 'SAB'],
    ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'],
    ['Hétfő', 'Kedd', 'Szerda', 'Csütörtök', 'Péntek', 'Szombat'],
    ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'],
    ['الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    ['pon', 'wt', 'śr', 'czw', 'pt', 'sob'],
    ['Monday A', 'Tuesday A', 'Wed (A)', 'Thu A', 'Friday_A', 'Sat A'],
  ])('is the one it is named after in one language: %s …', (...labels) => {
    expect(places(...labels)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6']);
    expect(proposeYear(days(...labels), 'Europe/Rome', '2026-11-23').rule).toBe('weeks');
  });

  it('begins a new week with the same name, or after five or six days', () => {
    expect(places('Mon', 'Tue', 'Mon', 'Tue')).toEqual(['1.1', '1.2', '2.1', '2.2']);
    const ten = proposePlaces(numbered(10));
    expect([ten[4], ten[5]]).toEqual([
      { week: 1, weekday: 5 },
      { week: 2, weekday: 1 },
    ]);
  });
});

describe('the proposed year', () => {
  it.each([
    ['2026-11-23', '2026-09-07', '2027-06-30'],
    ['2027-03-01', '2026-09-07', '2027-06-30'],
  ])('of %s runs from %s to %s', (today, firstDay, lastDay) => {
    expect(proposeYear(numbered(5), 'Europe/Berlin', today)).toMatchObject({ firstDay, lastDay });
  });

  it('rotates for Day 1 to Day 6, and fits its schema with any number of days', () => {
    expect(proposeYear(numbered(6), 'Europe/Berlin', '2026-11-23').rule).toBe('rotation');
    for (let count = 1; count <= 60; count += 1) {
      const year = proposeYear(numbered(count), 'Europe/Berlin', '2026-11-23');
      expect(schoolYearSchema.safeParse(year).success).toBe(true);
      expect(yearFault(year, cycleDates(year, count).length)).toBeNull();
    }
  });
});

it('says why a year cannot be saved', () => {
  const year = proposeYear(numbered(5), 'Europe/Berlin', '2026-11-23');
  const faults = [
    { firstDay: '' },
    { firstDay: '0002-09-01' },
    { lastDay: '2026-01-01' },
    { lastDay: '2030-01-01' },
    { freeDays: [{ from: '2026-12-24', to: '2026-12-20', name: '' }] },
    { places: [year.places[0] ?? { week: 1, weekday: 1 }, { week: 1, weekday: 1 }] },
    { rule: 'rotation' as const, schoolWeekdays: [] },
  ].map((changes) => yearFault({ ...year, ...changes }, 1));
  expect(faults).toEqual(['dates', 'dates', 'dates', 'length', 'free', 'twice', 'weekdays']);
  expect(yearFault(year, 0)).toBe('none');
});
