import { gzipSync } from 'node:zlib';
import type { Draft } from '@bellgrid/model';
import { bigDraft } from '../document/big-draft.ts';

/**
 * Draft files of about so many bytes, as gzip bytes: each call answers another one. Files with another `name` have no
 * lesson in common with these.
 */
export function draftFiles(bytes: number, name = ''): (mark: Record<string, unknown>) => Uint8Array {
  const store = JSON.stringify(draftOf(bytes, name));
  return (mark) => {
    const head = { fileVersion: 21, solutionStore: { version: 2, solution: null }, pageMemory: mark };
    // Quick: in truth the browsers of the schools do that work, not this machine.
    return gzipSync(`${JSON.stringify(head).slice(0, -1)},"dataStore":${store}}`, { level: 1 });
  };
}

/** A large school with as many of its lessons, or copies of them, as make up the size. */
function draftOf(bytes: number, name: string): Draft {
  const draft = bigDraft();
  const lessons = Object.entries(draft.lessons);
  const rest = JSON.stringify({ ...draft, lessons: {}, constraints: {} }).length;
  const each = JSON.stringify(draft.lessons).length / lessons.length;
  const count = Math.max(1, Math.round((bytes - rest) / each));
  const copies = Array.from({ length: count }, (_, index) => {
    const [id = '', lesson] = lessons[index % lessons.length] ?? [];
    const copy = `${id}-${name}${index}`;
    return [copy, { ...lesson, id: copy }];
  });
  return { ...draft, constraints: {}, lessons: Object.fromEntries(copies) };
}
