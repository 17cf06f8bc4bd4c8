import { answer, type FormAnswer } from './form-answer.ts';

export type LogoFileIssue = 'not-an-image' | 'file-too-large';

export const MAX_LOGO_BYTES = 5 * 1024 * 1024;

/** A chosen logo: an image, by its media type, of at most 5 MB. */
export function checkLogoFile(file: {
  readonly type: string;
  readonly size: number;
}): FormAnswer<LogoFileIssue> {
  const errors: LogoFileIssue[] = file.type.startsWith('image/') ? [] : ['not-an-image'];
  if (file.size > MAX_LOGO_BYTES) errors.push('file-too-large');
  return answer(errors);
}
