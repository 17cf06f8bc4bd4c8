import { describe, expect, it } from 'vitest';
import { periodTimes } from './period-times.ts';

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const read = (...names: string[]): string[] =>
  periodTimes(names).times.map(({ start, end }) => `${clock(start)}-${clock(end)}`);

describe('period times', () => {
  it('are read from names with start and end (S7.5)', () => {
    expect(read('8:00 - 8:50', '08.55-09.45', 'Pd3 10h00-10h40')).toEqual([
      '8:00-8:50',
      '8:55-9:45',
      '10:00-10:40',
    ]);
    expect(read('[1]08:00-08:50', '3rd (09:10~09:50)')).toEqual(['8:00-8:50', '9:10-9:50']);
  });

  it('last until the next start where only starts are named, the last one as long as most', () => {
    expect(read('7h30', '8h15', '9h00')).toEqual(['7:30-8:15', '8:15-9:00', '9:00-9:45']);
    expect(read('08:00', '13:00')).toEqual(['8:00-11:00', '13:00-16:00']);
  });

  it('go on after noon on a twelve-hour clock', () => {
    expect(read('11:00', '12:00', '1:00', '02:00')).toEqual([
      '11:00-12:00',
      '12:00-13:00',
      '13:00-14:00',
      '14:00-15:00',
    ]);
    expect(read('12:25-01:15p', '01:15-02:05p')).toEqual(['12:25-13:15', '13:15-14:05']);
  });

  it('end where the next one starts, if their names overlap', () => {
    expect(read('8:00-9:30', '9:00-10:00')).toEqual(['8:00-9:00', '9:00-10:00']);
  });

  it.each([
    ['numbers', ['1', '2', '3']],
    ['words among times', ['8:00', 'Break', '10:00']],
    ['times out of order', ['14:00', '08:00', '07:00']],
    ['times that are none', ['8:99', '9:99', '10:99']],
  ])('are an hour each from 8:00 for %s', (_what, names) => {
    expect(read(...names)).toEqual(['8:00-9:00', '9:00-10:00', '10:00-11:00']);
  });

  it('do not take the time of another bell as the end', () => {
    const names = [
      '1ª 08:15 - FP08:15',
      '2ª 09:15 - FP09:15',
      '3ª 10:30 - FP10:15',
      '4ª 11:30 - FP11:45',
      '5ª 12:45 - FP12:45',
    ];
    expect(read(...names)).toEqual(['8:15-9:15', '9:15-10:30', '10:30-11:30', '11:30-12:45', '12:45-13:45']);
    expect(periodTimes(names)).toMatchObject({ isRead: true, odd: ['4ª 11:30 - FP11:45'] });
    expect(periodTimes(['1', '2'])).toMatchObject({ isRead: false, odd: [] });
    expect(periodTimes(['8:00', '9:00 - 9:45'])).toMatchObject({ isRead: true, hasEnds: false });
    expect(periodTimes(['8:00 - 8:45', '9:00 - 9:45'])).toMatchObject({ isRead: true, hasEnds: true });
  });

  it('keep a short period that the next one follows', () => {
    const names = ['Form 8:00-8:15', '8:15-9:00', '9:00-9:45', '9:55-10:40'];
    expect(read(...names)).toEqual(['8:00-8:15', '8:15-9:00', '9:00-9:45', '9:55-10:40']);
    expect(periodTimes(names).odd).toEqual([]);
  });

  it('stay before midnight, in order and without overlaps, for any number of hours', () => {
    for (const count of [1, 16, 17, 60]) {
      const { times } = periodTimes(Array.from({ length: count }, (_, index) => `${index}`));
      times.forEach(({ start, end }, index) => {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(times[index + 1]?.start ?? 1440);
      });
    }
  });
});
