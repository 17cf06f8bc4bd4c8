import { describe, expect, test } from 'vitest';
import { periodHeading, shortHeadings } from './period-heading.ts';

const period = (label: string) => ({ id: 'p', index: 2, label, periodStart: 485, periodEnd: 530 });

describe('the heading of a period', () => {
  test('is its label over its times', () => {
    expect(periodHeading(period('Lunch'), 2)).toEqual({ main: 'Lunch', start: '08:05', end: '–08:50' });
  });

  test('is its number when it has no label', () => {
    expect(periodHeading(period(''), 2).main).toBe('3');
  });

  test('says the times once when the label is a time itself', () => {
    for (const label of ['08:05 - 08:50', '8.05', '8h05']) {
      expect(periodHeading(period(label), 2)).toEqual({ main: '08:05', start: '', end: '–08:50' });
    }
  });

  test('leaves the times of a longer label to its own times', () => {
    for (const label of ['4ª 11:30 - FP11:45', '4ª (11.30–12.25)', '4ª · 11:30']) {
      expect(periodHeading(period(label), 2)).toEqual({ main: '4ª', start: '08:05', end: '–08:50' });
    }
  });
});

test('the words after the times of a label stay, and nothing of the clock with them', () => {
  const wordsOf = (label: string) => periodHeading(period(label), 2).main;
  expect(['8.00-8.45 first', '9:30 am - 10:20 am', '13:30 Uhr (Mittag)'].map(wordsOf)).toEqual([
    'first',
    '08:05',
    'Mittag',
  ]);
});

describe('the headings of narrow periods', () => {
  const day = (labels: readonly string[], minutes = 60) =>
    labels.map((label, row) => ({
      ...period(label),
      periodStart: 480 + row * minutes,
      periodEnd: 525 + row * minutes,
    }));
  const letters = (most: number) => (words: string) => words.length <= most;

  test('are the labels where all of these have room', () => {
    expect(shortHeadings(day(['1', '2', 'L']), letters(2))).toEqual(['1', '2', 'L']);
  });

  test('are the hours of labels that are full hours', () => {
    expect(shortHeadings(day(['08:00', '09:00', '10:00']), letters(2))).toEqual(['8', '9', '10']);
    expect(shortHeadings(day(['08:00', '09:00', '10:00']), letters(5))).toEqual(['08:00', '09:00', '10:00']);
  });

  test('are the labels of the school, those without room cut', () => {
    const labels = ['1ª', '2ª', 'Recreo', '3ª'];
    expect(shortHeadings(day(labels), letters(4))).toEqual(['1ª', '2ª', 'Rec', '3ª']);
    expect(shortHeadings(day(labels), letters(2))).toEqual(['1ª', '2ª', 'Re', '3ª']);
    expect(shortHeadings(day(['1. Stunde', 'Pause', '2. Stunde', 'Pause']), letters(4))).toEqual([
      '1.',
      'Pau',
      '2.',
      'Pau',
    ]);
  });

  test('tell periods of nearly one name apart by their numbers', () => {
    expect(shortHeadings(day(['1ª', 'Recreo 1', '2ª', 'Recreo 2']), letters(4))).toEqual([
      '1ª',
      'R1',
      '2ª',
      'R2',
    ]);
    expect(shortHeadings(day(['Period 1', 'Period 2']), letters(3))).toEqual(['P1', 'P2']);
  });

  test('are numbers otherwise', () => {
    expect(shortHeadings(day(['08:00', '08:45', '09:30'], 45), letters(2))).toEqual(['1', '2', '3']);
    expect(shortHeadings(day(['Early A', 'Early B']), letters(2))).toEqual(['1', '2']);
  });
});
