import type { Id } from '@bellgrid/model';
import type { FetNames } from '../../../exports/fet/fet-names.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ImportContext } from './import-context.ts';
import type { PersonField } from './person-rule.ts';
import { flagOf, numberOf, unknownName } from './references.ts';

/** Limits from here on say nothing; FET refuses files with higher ones. */
type Reach = 'days' | 'hours' | 'cells' | null;

/** A whole number of at least `min`. */
export function numberField(child: string, reach: Reach = null, min = 0): PersonField<number> {
  return {
    child,
    read: (element) => numberOf(element, child, min),
    write: (value, { names }) => (typeof value === 'number' ? Math.min(value, highest(reach, names)) : null),
  };
}

function highest(reach: Reach, { days, hours }: FetNames): number {
  if (reach === null) return Number.MAX_SAFE_INTEGER;
  return { days: days.length, hours: hours.length, cells: days.length * hours.length }[reach];
}

/** Yes or no; `absent` is the meaning of an element without the child. */
export function flagField(child: string, absent: boolean): PersonField<boolean> {
  return {
    child,
    isOptional: true,
    read: (element) => flagOf(element, child, absent),
    write: (value) => (typeof value === 'boolean' ? value : absent),
  };
}

/** Hours of a morning or of an afternoon: 1 adds the periods before the afternoon. */
export type Half = 0 | 1;

/** The period of an hour; the hour after the last one has no name. */
export function hour(child: string, half: Half): PersonField<number> {
  return {
    child,
    read: (element, context) => context.grid.cell(half, 0).period + hourOf(element, context, child),
    write: (value, { names }) => names.hours[Number(value)] ?? '',
  };
}

function hourOf(element: FetElement, { file }: ImportContext, child: string): number {
  const name = element.text(child);
  const index = file.hours.indexOf(name);
  if (index !== -1) return index;
  if (name === '') return file.hours.length;
  throw unknownName(element, 'hour', name);
}

/** A parameter that follows from the file and not from the element; such a rule is not written. */
export function computedField<Value>(find: (context: ImportContext) => Value): PersonField<Value> {
  return { child: null, read: (_, context) => find(context), write: () => null };
}

/** A list that is always empty: FET has no such parameter. */
export function none(): PersonField<Id[]> {
  return {
    child: null,
    read: () => [],
    write: (value) => (Array.isArray(value) && value.length > 0 ? null : ''),
  };
}
