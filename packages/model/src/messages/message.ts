import * as z from 'zod';
import { idSchema } from '../values/id.ts';

/** The records that a message can name. `group` is a class, `trackSet` a division. */
export const namedTypes = [
  'teacher',
  'group',
  'classroom',
  'subject',
  'lesson',
  'structure',
  'trackSet',
] as const;
export type NamedType = (typeof namedTypes)[number];

/** A cell of one structure: day and period by index. */
const cellSchema = z.object({
  structure: idSchema,
  day: z.int().min(0),
  period: z.int().min(0),
});
export type MessageCell = z.infer<typeof cellSchema>;

/**
 * One value of a message. Never a sentence: the catalogue of texts has the words, the reader's language and draft
 * give the names.
 * - a number: shown by the rules of the language; the value `count` chooses the plural form
 * - `text`: the user's own words, e.g. a name that is in a file and not in the draft
 * - `items`: records by id, shown by name; one `most` and more are shown as "a, b and 3 more"; `first` is the class that is
 *   named first among those of a subject or lesson
 * - `days`, `periods`, `cells`: indices of the cycle and of a structure (`null`: no structure, periods by number)
 * - `minutes`: minutes since midnight, shown as a time of day
 * - `messages`: several messages, joined as a list
 * - a message: its sentence, e.g. the rule that a finding is about
 */
export type MessageValue =
  | number
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'items';
      readonly type: NamedType;
      readonly ids: readonly string[];
      readonly most?: number | undefined;
      readonly first?: string | undefined;
    }
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'periods'; readonly structure: string | null; readonly periods: readonly number[] }
  | { readonly kind: 'cells'; readonly cells: readonly MessageCell[] }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | {
      readonly kind: 'messages';
      readonly messages: readonly Message[];
      readonly join: 'and' | 'or' | 'semicolon';
      readonly most?: number | undefined;
    }
  | Message;

/**
 * A sentence as data: the id of its text in the catalogue (package `texts`) and the values that the text names. Two
 * messages are equal when `messageKey` gives the same for both.
 */
export interface Message {
  readonly code: string;
  readonly values?: Readonly<Record<string, MessageValue>> | undefined;
}

const valueSchema: z.ZodType<MessageValue> = z.lazy(() =>
  z.union([
    z.number(),
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.literal('items'),
      type: z.enum(namedTypes),
      ids: z.array(z.string()),
      most: z.int().min(1).optional(),
      first: z.string().optional(),
    }),
    z.object({ kind: z.literal('days'), days: z.array(z.int().min(0)) }),
    z.object({
      kind: z.literal('periods'),
      structure: z.string().nullable(),
      periods: z.array(z.int().min(0)),
    }),
    z.object({ kind: z.literal('cells'), cells: z.array(cellSchema) }),
    z.object({ kind: z.literal('minutes'), minutes: z.number() }),
    z.object({
      kind: z.literal('messages'),
      messages: z.array(messageSchema),
      join: z.enum(['and', 'or', 'semicolon']),
      most: z.int().min(1).optional(),
    }),
    messageSchema,
  ]),
);

export const messageSchema: z.ZodType<Message> = z.lazy(() =>
  z.object({ code: z.string().min(1).max(120), values: z.record(z.string(), valueSchema).optional() }),
);

/** The records that something is about, for links, badges and filters. */
export const aboutSchema = z.object({
  lessons: z.array(z.string()).optional(),
  constraints: z.array(z.string()).optional(),
  teachers: z.array(z.string()).optional(),
  groups: z.array(z.string()).optional(),
  classrooms: z.array(z.string()).optional(),
  subjects: z.array(z.string()).optional(),
});
export interface About {
  readonly lessons?: readonly string[] | undefined;
  readonly constraints?: readonly string[] | undefined;
  readonly teachers?: readonly string[] | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly classrooms?: readonly string[] | undefined;
  readonly subjects?: readonly string[] | undefined;
}

/** The answer of a check: a message and the records that it is about. A list of findings is never an error. */
export interface Finding extends Message {
  readonly about: About;
}

export const findingSchema: z.ZodType<Finding> = z.lazy(() =>
  z.object({
    code: z.string().min(1).max(120),
    values: z.record(z.string(), valueSchema).optional(),
    about: aboutSchema,
  }),
);

/** A string that two messages share exactly when they are the same, in any order of their values' keys. */
export function messageKey({ code, values = {} }: Message): string {
  return JSON.stringify([code, canonical(values)]);
}

/** The identity of a finding: its code, its values and the records that it is about. */
export function findingKey(finding: Finding): string {
  return JSON.stringify([finding.code, canonical(finding.values ?? {}), canonical(finding.about)]);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, canonical(each)]);
}
