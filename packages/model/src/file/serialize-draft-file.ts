import { isPlain, type Plain } from '../values/plain.ts';
import type { DraftFile } from './draft-file.ts';

/** The names of the keys of records in order, by how they were: many records have the same. */
type Orders = Map<string, readonly string[]>;

/**
 * The file's text: JSON with the keys of every object sorted, so that the same draft always gives the same
 * bytes, independently of the order in which its records were made.
 */
export const serializeDraftFile = (file: DraftFile): string => textInOrder(file);

/** JSON with the keys of every object sorted. */
export const textInOrder = (value: unknown): string => JSON.stringify(sorted(value, new Map()));

/** The value with the keys of every object in it sorted. Objects in order already are not copied. */
function sorted(value: unknown, orders: Orders): unknown {
  if (Array.isArray(value)) return sortedList(value, orders);
  return isPlain(value) ? sortedRecord(value, orders) : value;
}

function sortedList(list: readonly unknown[], orders: Orders): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index];
    if (typeof value !== 'object') continue;
    const own = sorted(value, orders);
    if (own === value) continue;
    copy ??= [...list];
    copy[index] = own;
  }
  return copy ?? list;
}

function sortedRecord(record: Plain, orders: Orders): Plain {
  const keys = Object.keys(record);
  const order = orderOf(keys, orders);
  // Plain assignment would set the prototype.
  if (Object.hasOwn(record, '__proto__')) {
    return Object.fromEntries(order.map((key) => [key, sorted(record[key], orders)]));
  }
  let isSame = order === keys;
  const copy: Plain = {};
  for (const key of order) {
    const value = record[key];
    const own = typeof value === 'object' ? sorted(value, orders) : value;
    if (own !== value) isSame = false;
    copy[key] = own;
  }
  return isSame ? record : copy;
}

/** The keys themselves where they are in order. */
function orderOf(keys: readonly string[], orders: Orders): readonly string[] {
  let isInOrder = true;
  for (let index = 1; index < keys.length && isInOrder; index += 1) {
    isInOrder = (keys[index - 1] ?? '') < (keys[index] ?? '');
  }
  if (isInOrder) return keys;
  if (keys.length > MOST_REMEMBERED) return [...keys].sort();
  const name = JSON.stringify(keys);
  const known = orders.get(name);
  if (known) return known;
  const order = [...keys].sort();
  orders.set(name, order);
  return order;
}

/** Longer lists of keys are ids, and occur once. */
const MOST_REMEMBERED = 30;
