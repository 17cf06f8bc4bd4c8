import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { exportDraftFile, importFile } from '@bellgrid/formats';

/** Measures the sizes of the draft files of real schools against the limits of a file. */
export function measureLimits(files: readonly string[]) {
  return files.map((file) => {
    const imported = importFile(file, readFileSync(file));
    if (!imported.ok) return { file, refused: true };
    const text = exportDraftFile(imported.draft);
    const most = { values: 0, elements: 0, depth: 0 };
    const count = (value: unknown, depth: number) => {
      most.values++;
      most.depth = Math.max(most.depth, depth);
      if (typeof value !== 'object' || value === null) return;
      const parts = Object.values(value);
      most.elements = Math.max(most.elements, parts.length);
      for (const part of parts) count(part, depth + 1);
    };
    count(JSON.parse(text), 1);
    return { file: file.split('/').at(-1), bytes: text.length, compressed: gzipSync(text).length, ...most };
  });
}
