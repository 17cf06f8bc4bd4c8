const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|herr|frau|mme|m)\.?$|\.$/i;

/** The name for a greeting: the first word of the name that is no title, else the whole name. */
export const firstNameOf = (displayName: string | undefined): string => {
  const words = displayName?.trim().split(/\s+/) ?? [];
  const isTitled = words.some((word) => TITLE.test(word));
  // "Mr Novak" has no first name to call him by.
  if (isTitled && words.length <= 2) return words.join(' ');
  return words.find((word) => !TITLE.test(word)) ?? words.join(' ');
};
