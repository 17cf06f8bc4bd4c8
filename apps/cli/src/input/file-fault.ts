import { BadInput } from '../bad-input.ts';

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
};

/** The refusal for a fault of the file system; anything else is returned as it is. */
export function fileFault(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  return new BadInput(`${path}: ${reasons[code] ?? `the file cannot be used (${code})`}.`);
}
