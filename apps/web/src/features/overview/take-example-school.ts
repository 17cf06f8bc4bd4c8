import { createExampleSchool } from '@bellgrid/model';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

/** Fills the draft with the example school, as one step that can be undone. */
export function takeExampleSchool(): void {
  void replaceOpenDraft(createExampleSchool());
  toast.success(t('overview.empty.exampleReady'));
}
