import { gzipSync } from 'node:zlib';
import type { Draft } from '@bellgrid/model';
import { bigDraft } from '../document/big-draft.ts';

/** Draft files of about so many bytes, as gzip bytes: each call answers another one. */
export function draftFiles(bytes: number): (mark: Record<string, unknown>) => Uint8Array {
  const store = JSON.stringify(draftOf(bytes));
  return (mark) => {
    const head = { fileVersion: 21, solutionStore: { version: 2, solution: null }, pageMemory: mark };
    // Quick: in truth the browsers of the schools do that work, not this machine.
    return gzipSync(`${JSON.stringify(head).slice(0, -1)},"dataStore":${store}}`, { level: 1 });
  };
}

/** A large school with as many of its lessons, or copies of them, as make up the size. */
function draftOf(bytes: number): Draft {
  const draft = bigDraft();
  const lessons = Object.entries(draft.lessons);
  const rest = JSON.stringify({ ...draft, lessons: {}, constraints: {} }).length;
  const each = JSON.stringify(draft.lessons).length / lessons.length;
  const count = Math.max(1, Math.round((bytes - rest) / each));
  const copies = Array.from({ length: count }, (_, index) => {
    const [id = '', lesson] = lessons[index % lessons.length] ?? [];
    return [`${id}-${index}`, { ...lesson, id: `${id}-${index}` }];
  });
  return { ...draft, constraints: {}, lessons: Object.fromEntries(copies) };
}
