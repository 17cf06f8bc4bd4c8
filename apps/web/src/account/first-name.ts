/** What to call someone in a greeting: the first word of the name. */
export const firstNameOf = (displayName: string | undefined): string =>
  displayName?.trim().split(/\s+/)[0] ?? '';
