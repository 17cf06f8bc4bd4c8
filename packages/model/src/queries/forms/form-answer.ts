/**
 * The messages of a form, as ids of texts. That nothing has changed (also a reason not to save) is known to
 * the form itself, by `isSame` with its initial values.
 */
export interface FormAnswer<Issue extends string> {
  readonly canSave: boolean;
  readonly errors: readonly Issue[];
  /** Shown, but no reason not to save. */
  readonly warnings: readonly Issue[];
}

/**
 * The way in which a new constraint repeats an existing one: the same rule, the same scope with other values,
 * or not at all.
 */
export type FormDuplicate = 'exact' | 'similar' | 'none';

export function answer<Issue extends string>(errors: Issue[], warnings: Issue[] = []): FormAnswer<Issue> {
  return { canSave: errors.length === 0, errors, warnings };
}
