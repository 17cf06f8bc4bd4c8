import { addUsualRules } from '../commands/add-usual-rules.ts';
import { createDraft, type NewDraftOptions } from '../draft/create-draft.ts';
import type { Draft } from '../draft/draft.ts';

/** The draft of a new school with the usual rules; an import that keeps to its file begins with `createDraft`. */
export function createSchool(options: NewDraftOptions = {}): Draft {
  const draft = createDraft(options);
  addUsualRules.run(draft, {});
  return draft;
}
