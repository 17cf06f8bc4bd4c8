import { describe, expect, it } from 'vitest';
import { errorBodySchema, errorTable } from './errors.ts';

const entries = Object.entries(errorTable);

describe('the table of errors', () => {
  it('gives each code a text of its own and a status that refuses', () => {
    expect(new Set(entries.map(([, { text }]) => text)).size).toBe(entries.length);
    for (const [, { status, text }] of entries) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).toMatch(/^errors\.[a-z][A-Za-z]+$/);
    }
  });

  it('reports faults of the server, and no others', () => {
    for (const [code, { status, reportable }] of entries) {
      expect(reportable).toBe(status >= 500 && code !== 'MAINTENANCE');
    }
  });

  it('names the codes of an error body', () => {
    for (const [code] of entries)
      expect(errorBodySchema.parse({ error: { code, message: '' } }).error.code).toBe(code);
    expect(errorBodySchema.safeParse({ error: { code: 'OTHER', message: '' } }).success).toBe(false);
  });
});
