import { readFileSync, statSync } from 'node:fs';
import { type FileImport, type ImportFinding, importFile, sizeFinding } from '@bellgrid/formats';
import { messageText } from '@bellgrid/texts';
import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';
import { fileFault } from './file-fault.ts';

const MAX_DETAILS = 20;

export type School = Extract<FileImport, { ok: true }>;

/** Reads a school from a file of any known format. @throws BadInput when that is not possible. */
export function readSchool(path: string): School {
  const result = importFile(path, readBytes(path));
  if (result.ok) return result;
  const [first, ...others] = result.findings.map(asLine);
  const details = others.slice(0, MAX_DETAILS);
  if (others.length > MAX_DETAILS)
    details.push(texts.t('cli.file.more', { count: others.length - MAX_DETAILS }));
  throw new BadInput(
    first === undefined ? texts.t('cli.file.unreadable', { path }) : `${path}${first}`,
    details.map((line) => `${path}${line}`),
  );
}

function readBytes(path: string): Uint8Array {
  try {
    const tooLarge = sizeFinding(statSync(path).size);
    if (tooLarge) throw new BadInput(`${path}${asLine(tooLarge)}`);
    return readFileSync(path);
  } catch (error) {
    throw fileFault(path, error);
  }
}

function asLine({ line, element, message }: ImportFinding): string {
  const place = line === null ? '' : `:${line}`;
  const sentence = messageText(texts, null, message);
  const path = line === null && element !== null && !sentence.includes(element) ? `${element}: ` : '';
  return `${place}: ${path}${sentence}`;
}
