import type * as z from 'zod';
import type { Report } from '../load-finding.ts';
import { isPlain } from '../plain.ts';

type Path = readonly PropertyKey[];

const MAX_ROUNDS = 12;

/**
 * Makes a value fit a schema by leaving out what does not fit: a field falls back to its default, an element
 * leaves its list, a text that is too long is cut; where a required field is missing, what holds it goes.
 * Undefined when nothing is left. Each change is reported; `value` may be modified.
 */
export function repairValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
  report: Report,
): z.output<Schema> | undefined {
  let lastMessage = 'it does not fit';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const targets = targetsOf(value, parsed.error.issues);
    lastMessage = targets[0]?.message ?? lastMessage;
    if (targets.some((target) => target.at.length === 0)) break;
    for (const { at, message, maximum } of targets) {
      if (maximum !== null && cutText(value, at, maximum)) {
        report.add(
          'repaired',
          pathText(path, at),
          `the text is longer than ${maximum} characters and was cut`,
        );
      } else if (remove(value, at)) {
        report.add('repaired', pathText(path, at), `${message}; left out`);
      }
    }
  }
  return drop(path, lastMessage, report);
}

function drop(path: string, message: string, report: Report): undefined {
  report.add('dropped', path, message);
  return undefined;
}

function describe(issue: z.core.$ZodIssue): string {
  const name = issue.path.at(-1);
  return name === undefined ? issue.message : `${String(name)}: ${issue.message}`;
}

interface Target {
  readonly at: Path;
  readonly message: string;
  /** The longest length, where the fault is a text that is too long. */
  readonly maximum: number | null;
}

/** What to remove: each place once, none inside another, later elements of a list before earlier ones. */
function targetsOf(value: unknown, issues: readonly z.core.$ZodIssue[]): Target[] {
  const targets: Target[] = [];
  const shortestFirst = issues
    .map((issue) => {
      const maximum = issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : null;
      return { at: existing(value, issue.path), message: describe(issue), maximum };
    })
    .sort((a, b) => a.at.length - b.at.length);
  for (const target of shortestFirst) {
    if (!targets.some((outer) => isPrefix(outer.at, target.at))) targets.push(target);
  }
  return targets.sort((a, b) => compareFromEnd(a.at, b.at));
}

function isPrefix(outer: Path, inner: Path): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index]);
}

/** The longest start of the path at which there is a value. */
function existing(value: unknown, path: Path): Path {
  let current = value;
  for (let length = 0; length < path.length; length += 1) {
    const key = path[length];
    if (typeof current !== 'object' || current === null || key === undefined) return path.slice(0, length);
    if (!Object.hasOwn(current, key)) return path.slice(0, length);
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return path;
}

function compareFromEnd(a: Path, b: Path): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const left = a[index];
    const right = b[index];
    if (left === right) continue;
    return typeof left === 'number' && typeof right === 'number' ? right - left : 0;
  }
  return b.length - a.length;
}

function parentOf(value: unknown, path: Path): unknown {
  let parent = value;
  for (const key of path.slice(0, -1)) {
    if (typeof parent !== 'object' || parent === null) return undefined;
    parent = (parent as Record<PropertyKey, unknown>)[key];
  }
  return parent;
}

function remove(value: unknown, path: Path): boolean {
  const parent = parentOf(value, path);
  const key = path.at(-1);
  if (key === undefined) return false;
  if (Array.isArray(parent)) return typeof key === 'number' && parent.splice(key, 1).length > 0;
  return isPlain(parent) && Object.hasOwn(parent, key) && Reflect.deleteProperty(parent, key);
}

function cutText(value: unknown, path: Path, maximum: number): boolean {
  const parent = parentOf(value, path);
  const key = path.at(-1);
  if (typeof parent !== 'object' || parent === null || key === undefined) return false;
  const text = (parent as Record<PropertyKey, unknown>)[key];
  if (typeof text !== 'string' || text.length <= maximum) return false;
  Reflect.set(parent, key, text.slice(0, maximum));
  return true;
}

function pathText(base: string, path: Path): string {
  return path.reduce<string>((text, key) => {
    return typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`;
  }, base);
}
