import type { PublishedData, PublishedLesson } from './published-data.ts';

const MB = 1024 * 1024;

/** Bytes of one page as readers get it, before it is packed. */
export const MAX_PAGE_BYTES = 8 * MB;
/** Letters of what a page needs when it is read. */
const MAX_FACTS = MB;
/** Letters of the chosen fields of an edition, and of one class, teacher or room. */
const MAX_DATA = 32 * MB;
const MAX_ENTRY = 2 * MB;
/** Dates in one calendar. */
const MAX_DATES = 400_000;
/** Bytes that an edition stores. */
export const MAX_EDITION_BYTES = 30 * MB;

/** An edition is larger than it may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Throws TooLarge for data whose pages would be too large, before any of them is made: lessons are named in every entry. */
export function checkData({ entries, dates }: PublishedData): void {
  const sizes = new Map<PublishedLesson, number>();
  const sizeOf = (lesson: PublishedLesson): number => {
    const size = sizes.get(lesson) ?? JSON.stringify(lesson).length;
    sizes.set(lesson, size);
    return size;
  };
  const datesOf = new Map<number, number>();
  for (const [, day] of dates) datesOf.set(day, (datesOf.get(day) ?? 0) + 1);
  let all = 0;
  for (const { name, lessons } of entries) {
    let own = name.length;
    let ownDates = 0;
    for (const lesson of lessons) {
      own += sizeOf(lesson);
      ownDates += datesOf.get(lesson.day) ?? 0;
      if (own > MAX_ENTRY || ownDates > MAX_DATES) throw new TooLarge();
    }
    all += own;
    if (all > MAX_DATA) throw new TooLarge();
  }
}

/** Counts what one edition stores. */
export interface EditionSize {
  /** Throws TooLarge with a page, its facts or an edition of more than they may have. */
  add(part: { readonly page?: number; readonly facts?: number; readonly stored: number }): void;
}

export function createEditionSize(): EditionSize {
  let bytes = 0;
  return {
    add({ page = 0, facts = 0, stored }) {
      bytes += stored;
      if (page > MAX_PAGE_BYTES || facts > MAX_FACTS || bytes > MAX_EDITION_BYTES) throw new TooLarge();
    },
  };
}
