import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { detailLines, withoutRepeats } from './name-list.ts';
import { readFonts } from './paper-fonts.ts';

const fonts = readFonts(fontFiles());

describe('a list of names', () => {
  it('leaves out the words that a class has in common with the one before it', () => {
    expect(withoutRepeats('2º Bach A ECOA, 2º Bach A ECOM, 2º Bach A HU + 2º Bach B DT')).toBe(
      '2º Bach A ECOA, ECOM, HU + B\u00a0DT',
    );
    expect(withoutRepeats('Year 7 Blue, Year 7 Red, Year 8 Red')).toBe('Year 7 Blue, Red, Year 8 Red');
  });

  it('keeps names of people, names of different lengths, equal names and names of one word', () => {
    for (const list of ['Ana García, Ana López', '5 A Latin, 5 B', '5 A, 5 A', '5a, 5b, 5c', 'Room 5 A'])
      expect(withoutRepeats(list)).toBe(list);
  });

  it('says a room as a whole that is named like the classes before it', () => {
    expect(withoutRepeats('1º ESO A, 1º ESO C\u00a0· 1º ESO B')).toBe('1º ESO A, C\u00a0· 1º ESO B');
    expect(detailLines(fonts, '1º ESO A, 1º ESO C\u00a0· 1º ESO B', 5, 20)).toEqual([
      '1º ESO A,',
      'C',
      '1º ESO B',
    ]);
  });

  it('ends its lines between names, and within one that is too wide alone', () => {
    expect(detailLines(fonts, '1º ESO A BIL, 1º ESO B BIL', 9, 6)).toEqual(['1º ESO A BIL,', '1º ESO B BIL']);
    expect(detailLines(fonts, 'Prof 1\u00a0· Aula: 1º BACH A', 9, 6)).toEqual(['Prof 1', 'Aula: 1º BACH A']);
    expect(detailLines(fonts, 'Aula: Dpto. de Latín y Griego', 8, 6)).toEqual([
      'Aula: Dpto. de',
      'Latín y Griego',
    ]);
  });

  it('is shortened only where it takes more than two lines', () => {
    const list = '4º ESO A BIO, 4º ESO A DIB, 4º ESO A LAT, 4º ESO A TEC';
    expect(detailLines(fonts, list, 17, 6).join(' ')).toBe(list);
    expect(detailLines(fonts, list, 8, 6)).toEqual(['4º ESO A BIO,', 'DIB, LAT, TEC']);
  });
});
