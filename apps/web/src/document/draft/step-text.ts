import type { StepName } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';
import { shortened } from '../../platform/texts/shortened.ts';
import { isTextId } from '../../platform/texts/text-id.ts';

/** The subject of a step is shown in a tooltip, up to this number of letters. */
const ABOUT_LETTERS = 60;

/** A step that can be undone or done again, as its button says it. */
export function stepText({ label, about = '' }: StepName): string {
  return isTextId(label) ? t(label, { about: shortened(about, ABOUT_LETTERS) }) : '';
}
