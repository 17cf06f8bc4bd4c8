import { useDraft } from '../draft/use-draft.ts';
import { EmptySchool } from './EmptySchool.tsx';
import { SchoolOverview } from './SchoolOverview.tsx';
import { isEmptySchool } from './school-facts.ts';

/** The Schedule Structure screen: how to begin, or what the school consists of. */
export function StartPage() {
  const empty = useDraft(isEmptySchool);
  return empty ? <EmptySchool /> : <SchoolOverview />;
}
