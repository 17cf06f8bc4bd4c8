import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ExplainedEntry, exportDraftFile, exportFet } from '@bellgrid/formats';
import type { Draft } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';
import { fileFault } from '../input/file-fault.ts';
import type { School } from '../input/read-school.ts';

/** Refuses an output path early, before a long run. @throws BadInput. */
export function checkOutput(path: string, endings = /\.(json|wlz|fet)$/i): void {
  if (!endings.test(path)) {
    throw new BadInput(texts.t('cli.file.unknownFormat', { path }));
  }
  try {
    accessSync(dirname(path), constants.W_OK);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new BadInput(texts.t('cli.file.EISDIR', { path }));
    if (found) accessSync(path, constants.W_OK);
  } catch (error) {
    throw isMissing(error) ? new BadInput(texts.t('cli.file.noFolder', { path })) : fileFault(path, error);
  }
}

/** Refuses early a draft that the format of the path cannot hold at all. @throws BadInput. */
export function checkFormat(path: string, draft: Draft): void {
  if (/\.fet$/i.test(path)) fetText(path, draft);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Writes the draft, whole or not at all: in the product's own format with the other parts of the school's
 * file, or as a file of FET. Returns the parts that the format cannot hold. @throws BadInput.
 */
export function writeSchool(path: string, draft: Draft, school: School): readonly ExplainedEntry[] {
  const { text, notWritten } = /\.fet$/i.test(path) ? fetText(path, draft) : ownText(draft, school);
  writeWhole(path, text);
  return notWritten;
}

interface Written {
  readonly text: string;
  readonly notWritten: readonly ExplainedEntry[];
}

function ownText(draft: Draft, { file }: School): Written {
  const extras = file ? { solutionStore: file.solutionStore, pageMemory: file.pageMemory } : {};
  return { text: exportDraftFile(draft, extras), notWritten: [] };
}

function fetText(path: string, draft: Draft): Written {
  const written = exportFet(draft);
  if (!written.ok)
    throw new BadInput(
      texts.t('cli.file.notPossible', { path, fault: messageText(texts, draft, written.message) }),
    );
  return written;
}

/** Writes a file whole or not at all. @throws BadInput. */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw isMissing(error)
      ? new BadInput(texts.t('cli.file.cannotCreate', { path }))
      : fileFault(path, error);
  }
}
