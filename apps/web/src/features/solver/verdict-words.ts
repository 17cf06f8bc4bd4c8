import type { TimetableChanges } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { type BesideOwn, isByCost } from './run/compare-numbers.ts';

/** The sentence on the found schedule beside that of the draft. */
export function verdictWords(beside: BesideOwn, t: TFunction): string {
  const { verdict } = beside;
  if (verdict !== 'mixed') return t(`solver.preview.${verdict}`);
  return t('solver.numbers.sentence', { numbers: mixedWords(beside, t) });
}

/** The words on a previewed schedule beside the draft's own, and on its changes: the whole, and as much as the line above it has room for. */
export function previewWords(beside: BesideOwn | null, changes: TimetableChanges, t: TFunction) {
  const { moved, inOtherRoom, placed, unplaced } = changes;
  const verdict = beside && verdictWords(beside, t);
  const moves = t('solver.preview.moved', { count: moved.length });
  const inRooms = inOtherRoom.length > 0 && t('solver.preview.inOtherRoom', { count: inOtherRoom.length });
  const gains = placed.length > 0 && t('solver.preview.placed', { count: placed.length });
  const losses = unplaced.length > 0 && t('solver.preview.unplaced', { count: unplaced.length });
  return {
    body: [verdict, moves, inRooms, gains, losses].filter(Boolean).join(' '),
    brief: [verdict, moves, gains, losses].filter(Boolean).join(' '),
  };
}

/** The figures of both schedules where neither is better. */
export function mixedWords({ result, own }: BesideOwn, t: TFunction): string {
  const clashes = own.clashes ?? 0;
  if (result.clashes === 0 && own.unplaced === 0) {
    const unplaced = t('solver.preview.lessonsUnplaced', { count: result.unplaced });
    return t('solver.preview.keepsHard', { unplaced, count: clashes });
  }
  const figures = { clashes: result.clashes ?? 0, unplaced: result.unplaced };
  return t('solver.preview.mixed', { ...figures, ownClashes: clashes, ownUnplaced: own.unplaced });
}

/** The penalties of both where they decide; else null. */
export function penaltyWords(beside: BesideOwn, t: TFunction): string | null {
  const { verdict, result, own } = beside;
  if (verdict === 'same' || result.cost === null || own.cost === null || !isByCost(beside)) return null;
  return t('solver.preview.penalties', { result: result.cost, own: own.cost });
}
