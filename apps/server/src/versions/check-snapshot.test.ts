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
    for (const none of [{}, null, 'soon', { solverTimeout: 'soon' }, { solverTimeout: 1e9 }]) {
      expect(limitOf(none)).toMatchObject({ timeLimit: 60 });
    }
  });

  it('takes the forms that other programs write into the header', () => {
    const packed = gzipSync(text);
    const header = Buffer.from(packed.subarray(0, 10));
    header[3] = 4 | 8 | 16 | 2;
    const fields = Buffer.concat([
      Buffer.from([3, 0, 1, 2, 3]),
      Buffer.from('name\0comment\0'),
      Buffer.alloc(2),
    ]);
    expect(checkSnapshot(Buffer.concat([header, fields, packed.subarray(10)]))).toMatchObject({ ok: true });
  });

  it('counts records of any kind', () => {
    const lessons = {
      a: { timeSlot: { day: 0, start: 1 }, groups: ['g'] },
      b: { timeSlot: null, teachers: ['t'] },
      nobodys: { timeSlot: null, groups: [], teachers: [] },
      ...{ c: 7, d: null },
    };
    const dataStore = { groups: { g: {} }, teachers: null, classrooms: 'three', lessons };
    const check = checkSnapshot(gzipSync(JSON.stringify({ fileVersion: 21, dataStore })));
    expect(check).toMatchObject({
      statistics: {
        groups: 1,
        teachers: 0,
        classrooms: 0,
        subjects: 0,
        lessons: 2,
        placedLessons: 1,
        constraints: 0,
      },
    });
  });

  it('F22: stops unpacking a gzip bomb at the limit', () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    expect(checkSnapshot(bomb)).toMatchObject({ ok: false, code: 'TOO_LARGE' });
  });

  it.each([
    ['nothing', new Uint8Array(), /gzip/],
    ['plain text', Buffer.from(text), /gzip/],
    ['a truncated file', gzipSync(text).subarray(0, 30), /gzip/],
    ['no JSON', gzipSync('fileVersion'), /JSON/],
    ['half a file', gzipSync('{"fileVersion":21,'), /ends too early/],
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
    ['deep nesting', gzipSync(`${'['.repeat(100_000)}`), /deeper than 100 levels/],
    ['ten million levels', gzipSync('['.repeat(9_900_000)), /deeper than 100 levels/],
    ['too many values', gzipSync(`[${'[],'.repeat(6_500_000)}[]]`), /more than 100,000 elements/],
    ['a newer version', gzipSync('{"fileVersion":22,"dataStore":{}}'), /newer version/],
    ['a newer store', gzipSync('{"fileVersion":21,"dataStore":{"version":999}}'), /newer version/],
    ['an endless version', gzipSync('{"fileVersion":1e999,"dataStore":{}}'), /fileVersion/],
    [
      'invalid UTF-8',
      gzipSync(Buffer.from([...Buffer.from('{"fileVersion":21,"x":"'), 0xff, 34, 125])),
      /UTF-8/,
    ],
    ['two gzip members', Buffer.concat([gzipSync(text), gzipSync(' ')]), /after the end/],
    ['an empty gzip member before it', Buffer.concat([gzipSync(''), gzipSync(text)]), /after the end/],
    ['a wrong checksum', Buffer.concat([gzipSync(text).subarray(0, -8), Buffer.alloc(8)]), /gzip/],
  ])('F2, F22: refuses %s and says why', (_, bytes, message) => {
    const check = checkSnapshot(bytes);
    expect(check).toMatchObject({ ok: false, code: 'BAD_DATA' });
    expect(!check.ok && check.message).toMatch(message);
  });
});
