import { type CellRef, commands, hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { toast } from '../app/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { t } from '../texts/i18n.ts';
import { lossesOf } from './losses.ts';

/** Says whether there is school in some cells, as one step; what that clears is told. */
export function setSchool(structure: ScheduleStructure, cells: readonly CellRef[], school: boolean): void {
  const changed = cells.filter(({ day, period }) => hasSchool(structure, day, period) !== school);
  if (changed.length === 0) return;
  const { store } = draftSession;
  const diff = store.run(commands.setCells, { structure: structure.id, cells: changed, hasSchool: school });
  const losses = lossesOf(diff).map(({ kind, count }) => t(`structure.loss.${kind}`, { count }));
  if (losses.length > 0) toast.warning(t('structure.cleared', { what: losses.join(', ') }));
}
