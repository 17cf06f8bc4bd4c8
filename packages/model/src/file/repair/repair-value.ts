import type * as z from 'zod';
import { issueMessage } from '../../messages/issue-message.ts';
import type { Message } from '../../messages/message.ts';
import { cutText } from '../../values/cut-text.ts';
import { isPlain } from '../../values/plain.ts';
import type { Report } from '../load-finding.ts';

type Path = readonly PropertyKey[];

const MAX_ROUNDS = 12;

/**
 * Makes a value fit a schema by leaving out what does not fit: a field falls back to its default, an element
 * leaves its list, a text that is too long is cut; where a required field is missing, what holds it goes.
 * Undefined when nothing is left, or when the report is full. Each change is reported; `value` may be modified.
 */
export function repairValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
  report: Report,
): z.output<Schema> | undefined {
  let lastMessage: Message = { code: 'loading.doesNotFit' };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    if (report.isFull) break;
    const targets = targetsOf(value, parsed.error.issues);
    lastMessage = targets[0]?.message ?? lastMessage;
    if (targets.some((target) => target.at.length === 0)) break;
    leaveOut(value, targets, path, report);
  }
  report.add('dropped', path, lastMessage);
  return undefined;
}

/** Removes or cuts each target; the elements of one list together, and all of it when most of a long one goes. */
function leaveOut(value: unknown, targets: readonly Target[], path: string, report: Report): void {
  const elements = new Map<unknown[], Set<number>>();
  for (const { at, message, maximum } of targets) {
    if (report.isFull) break;
    if (maximum !== null && cutAt(value, at, maximum)) {
      const cut = { code: 'loading.textCut', values: { count: maximum } };
      report.add('repaired', pathText(path, at), cut);
      continue;
    }
    const parent = parentOf(value, at);
    const key = at.at(-1);
    if (Array.isArray(parent) && typeof key === 'number') {
      const indices = elements.get(parent) ?? new Set();
      elements.set(parent, indices.add(key));
    } else if (!isPlain(parent) || key === undefined || !Reflect.deleteProperty(parent, key)) {
      continue;
    }
    report.add('repaired', pathText(path, at), message);
  }
  for (const [list, indices] of elements) {
    const left = report.isFull ? [] : list.filter((_, index) => !indices.has(index));
    list.splice(0, list.length);
    for (const element of left) list.push(element);
  }
}

interface Target {
  readonly at: Path;
  readonly message: Message;
  /** The longest length, where the fault is a text that is too long. */
  readonly maximum: number | null;
}

/** The places of issues in a tree; a place below which nothing else counts is marked. */
interface PlaceTree {
  isTarget: boolean;
  readonly below: Map<PropertyKey, PlaceTree>;
}

/** Returns what to remove: each place once, none inside another. Time grows with the number of issues. */
function targetsOf(value: unknown, issues: readonly z.core.$ZodIssue[]): Target[] {
  const tree: PlaceTree = { isTarget: false, below: new Map() };
  return issues
    .map((issue) => {
      const maximum = issue.code === 'too_big' && issue.origin === 'string' ? Number(issue.maximum) : null;
      return { at: existing(value, issue.path), message: issueMessage(issue), maximum };
    })
    .sort((a, b) => a.at.length - b.at.length)
    .filter(({ at }) => addPlace(tree, at));
}

/** Adds a place to the tree; false when it, or one around it, is there already. */
function addPlace(tree: PlaceTree, at: Path): boolean {
  let node = tree;
  for (const key of at) {
    if (node.isTarget) return false;
    const next = node.below.get(key) ?? { isTarget: false, below: new Map() };
    node.below.set(key, next);
    node = next;
  }
  if (node.isTarget) return false;
  node.isTarget = true;
  return true;
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

function parentOf(value: unknown, path: Path): unknown {
  let parent = value;
  for (const key of path.slice(0, -1)) {
    if (typeof parent !== 'object' || parent === null) return undefined;
    parent = (parent as Record<PropertyKey, unknown>)[key];
  }
  return parent;
}

function cutAt(value: unknown, path: Path, maximum: number): boolean {
  const parent = parentOf(value, path);
  const key = path.at(-1);
  if (typeof parent !== 'object' || parent === null || key === undefined) return false;
  const text = (parent as Record<PropertyKey, unknown>)[key];
  if (typeof text !== 'string' || text.length <= maximum) return false;
  Reflect.set(parent, key, cutText(text, maximum));
  return true;
}

function pathText(base: string, path: Path): string {
  return path.reduce<string>((text, key) => {
    return typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`;
  }, base);
}
