import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exportDraftFile } from '@bellgrid/formats';
import type { Draft } from '@bellgrid/model';
import { BadInput } from '../bad-input.ts';
import { fileFault } from '../input/file-fault.ts';
import type { School } from '../input/read-school.ts';

/** Refuses an output path early, before a long run. @throws BadInput. */
export function checkOutput(path: string): void {
  if (!/\.(json|wlz)$/i.test(path)) {
    throw new BadInput(`${path}: the product's own format is written to .json or .wlz files.`);
  }
  try {
    accessSync(dirname(path), constants.W_OK);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new BadInput(`${path}: it is a folder, not a file.`);
    if (found) accessSync(path, constants.W_OK);
  } catch (error) {
    throw isMissing(error) ? new BadInput(`${path}: the folder does not exist.`) : fileFault(path, error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Writes the draft with what else the school's file held, whole or not at all. @throws BadInput. */
export function writeSchool(path: string, draft: Draft, { file }: School): void {
  const text = exportDraftFile(
    draft,
    file ? { solutionStore: file.solutionStore, pageMemory: file.pageMemory } : {},
  );
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw isMissing(error) ? new BadInput(`${path}: no file can be made there.`) : fileFault(path, error);
  }
}
