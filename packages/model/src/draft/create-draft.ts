import { MAX_SCHOOL_NAME } from '../records/school-data.ts';
import { cutText } from '../values/cut-text.ts';
import { defaultDays, defaultStructure } from './default-structure.ts';
import { type Draft, draftSchema } from './draft.ts';

export interface NewDraftOptions {
  readonly schoolName?: string;
  readonly hasAcceptedTerms?: boolean;
  /** True while its user has yet to choose how the structure is built, as in a new account. */
  readonly isUninitialized?: boolean;
  /** The names of the days, in English by default. */
  readonly dayLabels?: readonly string[];
  /** In English by default. */
  readonly structureName?: string;
}

/** The draft of a new school: Monday to Friday, one structure with one period, nothing else. */
export function createDraft(options: NewDraftOptions = {}): Draft {
  const days = defaultDays(options.dayLabels);
  const structure = {
    ...defaultStructure('structure-1', days.length),
    isUninitialized: options.isUninitialized ?? false,
    ...(options.structureName !== undefined && { name: options.structureName }),
  };
  return draftSchema.parse({
    schoolData: {
      schoolName: cutText(options.schoolName ?? '', MAX_SCHOOL_NAME),
      days,
      structures: { [structure.id]: structure },
    },
    config: { hasAcceptedTerms: options.hasAcceptedTerms ?? false },
  });
}
