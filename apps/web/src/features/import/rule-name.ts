const PREFIX = 'Constraint';

/** Whether a report's entry is a rule of the file rather than a thing in it. */
export const isRule = (name: string): boolean => /^Constraint[A-Z]/.test(name);

/** A rule's name as words: `ConstraintTeacherMaxDays` becomes `Teacher max days`; other names stay. */
export function ruleName(name: string): string {
  if (!isRule(name)) return name;
  const words = name
    .slice(PREFIX.length)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
