import { readFileSync, statSync } from 'node:fs';
import { type FileImport, type ImportFinding, importFile } from '@bellgrid/formats';
import { BadInput } from '../bad-input.ts';
import { fileFault } from './file-fault.ts';

/** As much as the web application takes. */
const MAX_BYTES = 100_000_000;
const MAX_DETAILS = 20;

export type School = Extract<FileImport, { ok: true }>;

/** Reads a school from a file of any known format. @throws BadInput when that is not possible. */
export function readSchool(path: string): School {
  const result = importFile(path, readBytes(path));
  if (result.ok) return result;
  const [first, ...others] = result.findings.map(asLine);
  const details = others.slice(0, MAX_DETAILS);
  if (others.length > MAX_DETAILS) details.push(`… and ${others.length - MAX_DETAILS} more.`);
  throw new BadInput(
    `${path}${first ?? ': the file cannot be read.'}`,
    details.map((line) => `${path}${line}`),
  );
}

function readBytes(path: string): Uint8Array {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) {
      const found = `has ${Math.ceil(size / 1_000_000)} MB`;
      throw new BadInput(`${path}: the file ${found}; at most ${MAX_BYTES / 1_000_000} MB can be read.`);
    }
    return readFileSync(path);
  } catch (error) {
    throw fileFault(path, error);
  }
}

function asLine({ line, element, message }: ImportFinding): string {
  const place = line === null ? '' : `:${line}`;
  const path = line === null && element !== null && !message.includes(element) ? `${element}: ` : '';
  return `${place}: ${path}${message}`;
}
