import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';

const known = [
  'ENOENT',
  'EACCES',
  'EPERM',
  'EISDIR',
  'ENOTDIR',
  'ENOSPC',
  'EROFS',
  'ENAMETOOLONG',
  'ELOOP',
] as const;

/** The refusal for a fault of the file system; anything else is returned as it is. */
export function fileFault(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = known.find((each) => each === error.code) ?? 'other';
  return new BadInput(texts.t(`cli.file.${code}`, { path, code: error.code }));
}
