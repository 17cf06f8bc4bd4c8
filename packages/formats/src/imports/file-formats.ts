import type { ImportFinding } from './report/import-result.ts';

interface FormatOfFiles {
  /** The extension without the dot, in lower case. */
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
}

/**
 * Every format of files that hold a whole school, the product's own first. The ids name the labels in the catalogue of
 * texts. Kept apart from the code that reads them, which only the reading thread loads.
 */
export const fileFormats = {
  bellgrid: { extensions: ['json', 'wlz'], mimeTypes: ['application/json'] },
  fet: { extensions: ['fet'], mimeTypes: [] },
} as const satisfies Readonly<Record<string, FormatOfFiles>>;

export type FileFormat = keyof typeof fileFormats;

/** The files that a file dialog offers: every extension, as `.ext`, and every media type. */
export const acceptedFiles: readonly string[] = Object.values<FormatOfFiles>(fileFormats).flatMap(
  ({ extensions, mimeTypes }) => [...extensions.map((extension) => `.${extension}`), ...mimeTypes],
);

/** The extensions of a format as they are written in a text: `.json, .wlz`. */
export function extensionsOf(format: FileFormat): string {
  return fileFormats[format].extensions.map((extension) => `.${extension}`).join(', ');
}

/** Far larger than any school (the largest example file of FET has 6 MB). */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;

/** The finding for a file of this many bytes that is too large to be read; null for any other. */
export function sizeFinding(bytes: number): ImportFinding | null {
  if (bytes <= MAX_IMPORT_BYTES) return null;
  const megabytes = (size: number): number => Math.ceil(size / 1024 / 1024);
  const values = { size: megabytes(bytes), limit: megabytes(MAX_IMPORT_BYTES) };
  const message = { code: 'imports.tooLarge', values };
  return { severity: 'error', message, line: null, element: null };
}
