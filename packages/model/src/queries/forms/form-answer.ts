/** What a form has to say: codes, for which the screens have the texts. Whether anything changed it knows itself. */
export interface FormAnswer<Issue extends string> {
  readonly canSave: boolean;
  readonly errors: readonly Issue[];
  /** Shown, but no reason not to save. */
  readonly warnings: readonly Issue[];
}

export function answer<Issue extends string>(errors: Issue[], warnings: Issue[] = []): FormAnswer<Issue> {
  return { canSave: errors.length === 0, errors, warnings };
}
