import { type Draft, draftSchema } from '../records/draft.ts';
import { MAX_SCHOOL_NAME } from '../records/school-data.ts';
import { defaultDays, defaultStructure } from './default-structure.ts';

/** The draft of a new school: Monday to Friday, one structure with one period, nothing else. */
export function createDraft(options: { schoolName?: string; hasAcceptedTerms?: boolean } = {}): Draft {
  const days = defaultDays();
  const structure = defaultStructure('structure-1', days.length);
  return draftSchema.parse({
    schoolData: {
      schoolName: (options.schoolName ?? '').slice(0, MAX_SCHOOL_NAME),
      days,
      structures: { [structure.id]: structure },
    },
    config: { hasAcceptedTerms: options.hasAcceptedTerms ?? false },
  });
}
