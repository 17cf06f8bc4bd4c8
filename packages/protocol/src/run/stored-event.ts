import type { About, Finding } from '@bellgrid/model';
import * as z from 'zod';
import { type SolverEvent, solverEventSchema } from './events.ts';
import { NO_FINDINGS, type RunFindings } from './findings.ts';
import { withPresentMessages } from './stored-messages.ts';

/**
 * Reads an event that was stored or sent by this or another version of Bellgrid. Findings of before they were data
 * have sentences in English: each becomes one message `solver.legacy` with the sentence as its text. Messages whose
 * text named other values get those that it names today. An event that cannot be read becomes an error: UNKNOWN_ERROR
 * when its name is not known, else BAD_DATA. Never throws.
 */
export function readSolverEvent(stored: unknown): SolverEvent {
  const value = withPresentMessages(stored);
  const read = solverEventSchema.safeParse(value);
  if (read.success) return read.data;
  const named = z.looseObject({ event: z.string() }).safeParse(value);
  if (!named.success) return unreadable('BAD_DATA', 'a stored event without a name');
  const { event } = named.data;
  const isKnown = solverEventSchema.options.some(({ shape }) => shape.event.value === event);
  if (!isKnown) return unreadable('UNKNOWN_ERROR', `an event of another version: ${event}`);
  const earlier = solverEventSchema.safeParse(withFindings(named.data));
  return earlier.success ? earlier.data : unreadable('BAD_DATA', `an event that cannot be read: ${event}`);
}

/** `readSolverEvent` of the JSON text that a database holds. */
export function parseSolverEvent(text: string): SolverEvent {
  try {
    return readSolverEvent(JSON.parse(text));
  } catch {
    return unreadable('BAD_DATA', 'a stored event that is not JSON');
  }
}

function unreadable(errorCode: 'BAD_DATA' | 'UNKNOWN_ERROR', message: string): SolverEvent {
  return { event: 'error', errorCode, message, partial: null, quality: null, findings: NO_FINDINGS };
}

const ids = z.array(z.string()).default([]);
const earlierFindingSchema = z.object({
  kind: z.string(),
  sentence: z.string(),
  details: z.array(z.string()).default([]),
  lessons: ids,
  constraints: ids,
  teachers: ids,
  groups: ids,
  classrooms: ids,
  subjects: ids,
});
type EarlierFinding = z.infer<typeof earlierFindingSchema>;

/** The event with its list of earlier findings as a tree; a list that is no such list stays as it is. */
function withFindings(event: { event: string } & Record<string, unknown>): unknown {
  const key = event.event === 'infeasibleConstraints' ? 'errors' : 'findings';
  if (event.event === 'preCheckFinding') {
    const finding = earlierFindingSchema.safeParse(event.finding);
    return finding.success ? { ...event, finding: asFinding(finding.data) } : event;
  }
  const list = z.array(earlierFindingSchema).safeParse(event[key] ?? []);
  if (!list.success) return event;
  const tree = treeOf(list.data);
  return { ...event, [key]: tree.faults.length > 0 ? tree : { ...tree, faults: countedFaults(event) } };
}

/** By the kind of each finding; conflicts and repairs are read as plain sentences, in their order. */
function treeOf(findings: readonly EarlierFinding[]): RunFindings {
  const unplaced = new Set(['blockedBy', 'unplaced']);
  const of = (isOwn: (kind: string) => boolean) =>
    findings.filter(({ kind }) => isOwn(kind)).map((each) => asFinding(each));
  return {
    ...NO_FINDINGS,
    faults: of((kind) => !unplaced.has(kind) && kind !== 'brokenConstraint'),
    unplaced: of((kind) => unplaced.has(kind)),
    broken: of((kind) => kind === 'brokenConstraint'),
  };
}

function asFinding({ kind: _, sentence, details, ...about }: EarlierFinding): Finding {
  const text = (each: string) => ({ kind: 'text', text: each }) as const;
  const lines = details.map((line) => ({ code: 'solver.legacy', values: { text: text(line) } }));
  const list = { kind: 'messages', messages: lines, join: 'semicolon', most: 1 } as const;
  return {
    code: 'solver.legacy',
    values: { text: text(sentence), ...(lines.length > 0 ? { details: list } : {}) },
    about,
  };
}

/** A failed pre-check without findings names the items alone. */
function countedFaults(event: Readonly<Record<string, unknown>>): Finding[] {
  const lists = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;
  const item = (type: keyof typeof lists, id: string) => ({ kind: 'items', type, ids: [id] }) as const;
  const about = (type: keyof typeof lists, id: string): About => ({ [lists[type]]: [id] });
  if (event.event === 'preSolveError') {
    const shape = z.object({
      type: z.enum(['teacher', 'group', 'classroom']),
      id: z.string(),
      available: z.number(),
      scheduled: z.number(),
    });
    const { data } = shape.safeParse(event);
    if (!data) return [];
    const { type, id, available, scheduled } = data;
    const values = { item: item(type, id), available, scheduled };
    return [{ code: 'solver.overfull', values, about: about(type, id) }];
  }
  if (event.event !== 'preCheckOverloadError') return [];
  return ids
    .catch([])
    .parse(event.classroomIDs)
    .map((id) => ({
      code: 'solver.overloaded',
      values: { item: item('classroom', id) },
      about: about('classroom', id),
    }));
}
