import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkSnapshot } from './check-snapshot.ts';

const text = JSON.stringify({ fileVersion: 21, dataStore: {}, solutionStore: {}, pageMemory: {} });

describe('checkSnapshot', () => {
  it('answers the hash and the size of the unpacked draft file', () => {
    const hash = createHash('sha256').update(text).digest('hex');
    expect(checkSnapshot(gzipSync(text))).toMatchObject({ ok: true, hash, size: text.length });
  });

  it('tells the time limit of a run, the usual one where there is none', () => {
    const limitOf = (config: unknown) =>
      checkSnapshot(gzipSync(JSON.stringify({ fileVersion: 21, dataStore: { config } })));
    expect(limitOf({ solverTimeout: 301 })).toMatchObject({ timeLimit: 301 });
    for (const none of [{}, null, 'soon', { solverTimeout: 'soon' }]) {
      expect(limitOf(none)).toMatchObject({ timeLimit: 60 });
    }
  });

  it('counts the records, whatever they are', () => {
    const lessons = { a: { timeSlot: { day: 0, start: 1 } }, b: { timeSlot: null }, c: 7, d: null };
    const dataStore = { groups: { g: {} }, teachers: null, classrooms: 'three', lessons };
    const check = checkSnapshot(gzipSync(JSON.stringify({ fileVersion: 21, dataStore })));
    expect(check).toMatchObject({
      statistics: {
        groups: 1,
        teachers: 0,
        classrooms: 0,
        subjects: 0,
        lessons: 4,
        placedLessons: 1,
        constraints: 0,
      },
    });
  });

  it('stops unpacking a gzip bomb at the limit', () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(checkSnapshot(bomb)).toMatchObject({ ok: false, code: 'TOO_LARGE' });
  });

  it.each([
    ['nothing', new Uint8Array(), /gzip/],
    ['plain text', Buffer.from(text), /gzip/],
    ['a truncated file', gzipSync(text).subarray(0, 30), /gzip/],
    ['no JSON', gzipSync('{"fileVersion":21,'), /JSON/],
    ['a list', gzipSync('[]'), /object/],
    ['null', gzipSync('null'), /object/],
    ['no version', gzipSync('{"dataStore":{}}'), /fileVersion/],
    ['no draft', gzipSync('{"fileVersion":21}'), /dataStore/],
    ['a list as draft', gzipSync('{"fileVersion":21,"dataStore":[]}'), /dataStore/],
    [
      'a text as solution',
      gzipSync('{"fileVersion":21,"dataStore":{},"solutionStore":"x"}'),
      /solutionStore/,
    ],
    ['null as page memory', gzipSync('{"fileVersion":21,"dataStore":{},"pageMemory":null}'), /pageMemory/],
    ['deep nesting', gzipSync(`${'['.repeat(100_000)}`), /JSON/],
  ])('refuses %s and says why', (_, bytes, message) => {
    const check = checkSnapshot(bytes);
    expect(check).toMatchObject({ ok: false, code: 'BAD_DATA' });
    expect(!check.ok && check.message).toMatch(message);
  });
});
