import type * as z from 'zod';
import { Refusal } from '../errors/refusal.ts';

/** Validates the data of a client; throws BAD_REQUEST that names the first wrong field. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (hasNul(value))
    throw new Refusal('BAD_REQUEST', 'The request has a character that is no text (U+0000).');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  throw new Refusal('BAD_REQUEST', `${field}: ${issue?.message ?? 'invalid'}`);
}

/** Levels of a request's JSON; within them recursion is safe. */
const MAX_LEVELS = 100;

/** Parses JSON text, an empty one as an empty object; throws BAD_REQUEST. */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return {};
  const value = parse(text);
  if (isDeeper(value, MAX_LEVELS)) {
    throw new Refusal('BAD_REQUEST', `The body is nested in more than ${MAX_LEVELS} levels.`);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The body is not JSON.');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

/**
 * True when a text anywhere in a value, keys included, has the one character that PostgreSQL does not store.
 */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\0') || hasNul(part));
}
