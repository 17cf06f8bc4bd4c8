import type * as z from 'zod';
import { Refusal } from './refusal.ts';

/** Validates what a client sent; throws BAD_REQUEST that names the first wrong field. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  throw new Refusal('BAD_REQUEST', `${field}: ${issue?.message ?? 'invalid'}`);
}

/** Parses JSON text, an empty one as an empty object; throws BAD_REQUEST. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The body is not JSON.');
  }
}
