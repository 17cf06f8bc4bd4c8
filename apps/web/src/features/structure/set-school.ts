import { type CellRef, commands, consequences, hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesOf } from '../../document/draft/losses.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

/** Opens or closes cells for school as one step, and reports what that clears. */
export function setSchool(structure: ScheduleStructure, cells: readonly CellRef[], school: boolean): void {
  const changed = cells.filter(({ day, period }) => hasSchool(structure, day, period) !== school);
  if (changed.length === 0) return;
  const { store } = draftSession;
  const before = store.draft;
  const diff = store.run(commands.setCells, { structure: structure.id, cells: changed, hasSchool: school });
  const found = consequences(diff, before, store.draft);
  const losses = lossesOf(found).map(({ kind, count }) => t(`structure.loss.${kind}`, { count }));
  if (losses.length > 0) toast.warning(t('structure.cleared', { what: losses.join(', ') }));
}
