import { createExampleSchool } from '@bellgrid/model';
import { exampleNames } from '@bellgrid/texts';
import { draftSession } from '../../document/draft/draft-session.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { shownLanguage, t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

/** Fills the draft with the example school, as one step that can be undone. The school keeps its name. */
export function takeExampleSchool(): void {
  const { schoolName } = draftSession.draft.schoolData;
  const names = exampleNames(shownLanguage());
  void replaceOpenDraft(createExampleSchool({ schoolName, ...(names && { names }) }));
  toast.success(t('overview.empty.exampleReady'));
}
