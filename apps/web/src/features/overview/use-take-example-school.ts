import { createExampleSchool } from '@bellgrid/model';
import { exampleNames } from '@bellgrid/texts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { draftSession } from '../../document/draft/draft-session.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { shownLanguage, t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { wantGenerate } from '../solver/generate-focus.ts';

/**
 * Fills the draft with the example school, as one step that can be undone, and leads to where its schedule is generated. The
 * school keeps its name.
 */
export function useTakeExampleSchool(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { schoolName } = draftSession.draft.schoolData;
    const names = exampleNames(shownLanguage());
    void replaceOpenDraft(createExampleSchool({ schoolName, ...(names && { names }) }));
    toast.success(t('overview.empty.exampleReady'));
    wantGenerate();
    void navigate({ to: '/schedule' });
  }, [navigate]);
}
