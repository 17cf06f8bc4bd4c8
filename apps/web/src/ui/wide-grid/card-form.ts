import type { CardWords } from './card-words.ts';
import { textWidth } from './text-width.ts';
import type { WideGeometry } from './wide-geometry.ts';

/** The words on the cards of a view: all of the same size say the same things in the same way. */
export interface CardForm {
  readonly name: 'full' | 'short';
  readonly people: 'full' | 'short' | 'shortest' | 'none';
  readonly corner: 'beside' | 'below' | 'none';
  /** The sizes of the letters, in px. */
  readonly sizes: { readonly name: number; readonly people: number };
  readonly shape: CardShape;
  /** The lines that the people on a tight card may have. */
  readonly peopleLines: number;
}

/** Stacked: people below the name; a line: beside it; tight: below it, with hardly anything around the letters. */
export type CardShape = 'stacked' | 'line' | 'tight';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a card that the line of its cell, and the colour and the space around its letters, take, in px. */
const CELL = 2;
const AROUND = { stacked: 9, line: 9, tight: 4 } as const;
/** A narrower card is tight. */
const TIGHT = 34;
/** A lower card has a single line. */
const TWO_LINES = 30;
const GAP = 4;
/** The letters in px, and the heights of their lines. */
const LARGEST = { name: 12, people: 11 } as const;
const LARGEST_TIGHT = { name: 10, people: 9.5 } as const;
/** On tight cards small letters are better than none; elsewhere what is too long ends in an ellipsis. */
const SMALLEST = { stacked: 10, line: 10, tight: 7 } as const;
const LINE = { name: 15, people: 14 } as const;
/** One of several lines of people on a tight card, as in the style sheet. */
const PEOPLE_LINE = 11;
/** The sign of a rule that is not kept, at the end of the last line. */
const MARK = 8;
/** So many of the cards, which have by far the longest words, may end in an ellipsis rather than shorten those of all. */
const FEW = 0.02;
/** So many codes of people may be cut on tight cards, before all of these go without. */
const MANY = 0.3;

type Form = Pick<CardForm, 'name' | 'people' | 'corner'>;

/** From the one that says most. A room is worth more than a name in full. */
const stackedForms: readonly Form[] = [
  { name: 'full', people: 'full', corner: 'beside' },
  { name: 'full', people: 'full', corner: 'below' },
  { name: 'full', people: 'short', corner: 'beside' },
  { name: 'full', people: 'short', corner: 'below' },
  { name: 'short', people: 'short', corner: 'beside' },
  { name: 'short', people: 'short', corner: 'below' },
  { name: 'full', people: 'full', corner: 'none' },
  { name: 'full', people: 'short', corner: 'none' },
  { name: 'short', people: 'short', corner: 'none' },
];

const lineForms: readonly Form[] = [
  { name: 'full', people: 'full', corner: 'none' },
  { name: 'full', people: 'short', corner: 'none' },
  { name: 'short', people: 'short', corner: 'none' },
  { name: 'full', people: 'none', corner: 'none' },
];

/** The form of cards of this size: the one that says most of those in which the words of all, but for a few, have room. */
export function cardForm(words: readonly CardWords[], { width, height }: Size): CardForm {
  const shape = width < TIGHT ? 'tight' : height < TWO_LINES ? 'line' : 'stacked';
  const room = { width: width - AROUND[shape], height };
  const forms = { stacked: stackedForms, line: lineForms, tight: [] }[shape];
  const hasRoom = shape === 'line' ? fitsInLine : fitsStacked;
  const form = forms.find((each) => mostFit(words, (own) => hasRoom(own, each, room)));
  if (form) return { ...form, sizes: LARGEST, shape, peopleLines: 1 };
  const largest = shape === 'tight' ? LARGEST_TIGHT : LARGEST;
  const smallest = SMALLEST[shape];
  const sizeOf = (part: 'name' | 'people', textOf: (own: CardWords) => string) => {
    const widest = widestOfMost(words.map((own) => textWidth(textOf(own), part === 'name' ? 600 : 400)));
    return Math.max(smallest, Math.min(largest[part], room.width / Math.max(widest, 0.01)));
  };
  const peopleLines = shape === 'tight' ? Math.max(1, Math.floor((height - LINE.name) / PEOPLE_LINE)) : 1;
  // On several lines, the widest word decides.
  const sizes = {
    name: sizeOf('name', ({ short }) => short),
    people: sizeOf('people', ({ peopleShortest }) =>
      peopleLines > 1 ? widestWord(peopleShortest) : peopleShortest,
    ),
  };
  const isCut = ({ peopleShortest }: CardWords) =>
    linesOf(peopleShortest, 400, room.width / (peopleLines > 1 ? sizes.people : smallest)) > peopleLines;
  const hasPeople = height >= TWO_LINES && words.filter(isCut).length <= words.length * MANY;
  const people = hasPeople ? 'shortest' : 'none';
  return { name: 'short', people, corner: 'none', sizes, shape, peopleLines };
}

const widestWord = (text: string): string =>
  text
    .split(/\s+/)
    .reduce((widest, word) => (textWidth(word, 400) > textWidth(widest, 400) ? word : widest), '');

const mostFit = (words: readonly CardWords[], fits: (own: CardWords) => boolean): boolean =>
  words.filter((own) => !fits(own)).length <= words.length * FEW;

function widestOfMost(widths: readonly number[]): number {
  const sorted = widths.toSorted((a, b) => b - a);
  return sorted[Math.floor(widths.length * FEW)] ?? 0;
}

const nameIn = ({ name, short }: CardWords, form: Form): string => (form.name === 'full' ? name : short);

const peopleIn = ({ people, peopleShort }: CardWords, form: Form): string =>
  form.people === 'none' ? '' : form.people === 'full' ? people : peopleShort;

function fitsStacked(words: CardWords, form: Form, { width, height }: Size): boolean {
  const names = linesOf(nameIn(words, form), 600, width / LARGEST.name);
  const people = peopleIn(words, form);
  const corners = form.corner === 'none' || words.corners.length === 0 ? [''] : words.corners;
  return corners.every((corner) => {
    const isBeside = form.corner === 'beside';
    const line = isBeside ? [people, corner].filter(Boolean).join(' · ') : people;
    if (textWidth(line, 400) * LARGEST.people > width - MARK) return false;
    const below = isBeside ? 0 : linesOf(corner, 400, (width - MARK) / LARGEST.people);
    const small = (line === '' ? 0 : 1) + below;
    return names <= 2 && below <= 2 && names * LINE.name + small * LINE.people + CELL <= height;
  });
}

function fitsInLine(words: CardWords, form: Form, { width }: Size): boolean {
  const people = textWidth(peopleIn(words, form), 400) * LARGEST.people;
  const name = textWidth(nameIn(words, form), 600) * LARGEST.name;
  return name + (people > 0 ? GAP + people : 0) <= width - MARK;
}

/** The number of lines of a text that wraps between its words; infinite where one is too wide. */
function linesOf(text: string, weight: 400 | 600, width: number): number {
  if (text === '') return 0;
  const space = textWidth(' ', weight);
  let lines = 1;
  let left = width;
  for (const word of text.split(/\s+/)) {
    const own = textWidth(word, weight);
    if (own > width) return Number.POSITIVE_INFINITY;
    if (own > left) {
      lines += 1;
      left = width;
    }
    left -= own + space;
  }
  return lines;
}

/** A period shorter than this part of the middle one, such as a registration, has cards of its own form. */
const MUCH_SHORTER = 2 / 3;

/** The shortest of the periods that are not much shorter than most. */
function usualLength(periods: readonly number[]): number {
  const sorted = periods.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.find((length) => length >= middle * MUCH_SHORTER) ?? middle;
}

/**
 * The forms of the cards of a grid, by the number of lanes of their cell and its length in px. That of a lesson of several
 * periods is the one of a single period; a cell that is much shorter than most has one of its own.
 */
export function cardForms(
  words: readonly CardWords[],
  { layout, strip, sections }: WideGeometry,
): (lanes: number, length: number) => CardForm {
  const periods = sections.flatMap(({ axis }) =>
    axis.starts.map((start, row) => (axis.ends[row] ?? start) - start),
  );
  const usual = usualLength(periods);
  const known = new Map<string, CardForm>();
  return (lanes, length) => {
    const along = (length < usual * MUCH_SHORTER ? length : usual) - CELL;
    const key = `${lanes}/${along}`;
    const across = (strip - CELL - (lanes - 1)) / lanes;
    const form =
      known.get(key) ??
      cardForm(
        words,
        layout === 'rows' ? { width: along, height: across } : { width: across, height: along },
      );
    known.set(key, form);
    return form;
  };
}
