import { createExampleSchool } from '@bellgrid/model';
import { toast } from '../app/toast.tsx';
import { replaceOpenDraft } from '../draft/replace-draft.ts';
import { t } from '../texts/i18n.ts';

/** Fills the draft with the example school, as one step that can be undone. */
export function takeExampleSchool(): void {
  void replaceOpenDraft(createExampleSchool());
  toast.success(t('overview.empty.exampleReady'));
}
