interface FileNameParts {
  readonly school: string;
  /** The chosen view in a word: 'Individual'. */
  readonly view: string;
  /** The name of the only schedule; null where there are several. */
  readonly only: string | null;
  /** The word 'Schedule'. */
  readonly schedule: string;
  /** The day of the export, '2026-11-23'. */
  readonly day: string;
  readonly revision: number;
}

const LONGEST = 150;

/** 'Riverside Academy Individual 7A Schedule 2026-11-23 v2': names with the characters that files may have alone. */
export function scheduleFileName({ school, view, only, schedule, day, revision }: FileNameParts): string {
  const own = only === null || only === school ? '' : only;
  return [school, view, own, schedule, day, `v${revision}`]
    .map((part) =>
      part
        .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, LONGEST);
}
