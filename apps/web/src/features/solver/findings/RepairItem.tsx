import type { Draft } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { messageText } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextStep } from '../../../document/draft/undo-scope.ts';
import type { ListedRepair } from '../../../document/run/listed-repairs.ts';
import classes from './DetailsPanel.module.css';
import { FindingText } from './FindingText.tsx';
import { openedCells, openedPeriods } from './opened-periods.ts';
import { isStepOf, repairKey } from './repairs.ts';

interface RepairItemProps {
  readonly draft: Draft;
  readonly listed: ListedRepair;
  /** The conflicts that remain with it where there are several; null where there is one. */
  readonly remaining: number | null;
  /** The next run begins with its schedule: once it is made, that is told. */
  readonly isBegin: boolean;
  readonly onApply: () => void;
  readonly onUndo: () => void;
}

/** A change after which there is a schedule, with what that schedule is like; or that it is made. */
export function RepairItem({
  draft,
  listed: { repair, state },
  remaining,
  isBegin,
  onApply,
  onUndo,
}: RepairItemProps) {
  const { t, i18n } = useTranslation();
  if (state === 'made') return <MadeRepair {...{ draft, repair, isBegin, onUndo }} />;
  return (
    <li data-tone="good" data-repair={repairKey(repair)} tabIndex={-1}>
      <FindingText
        draft={draft}
        finding={repair.finding}
        lines={openedPeriods(draft, repair, i18n)}
        count={openedCells(repair)?.length}
      />
      {state === 'outdated' ? (
        <p className={classes.facts}>{t('solver.found.outdated')}</p>
      ) : (
        <>
          <p className={classes.facts}>{repairFacts(repair, t, remaining).join(' ')}</p>
          <Button size="xs" variant="default" onClick={onFirstClick(onApply)}>
            {t('solver.found.apply')}
          </Button>
        </>
      )}
    </li>
  );
}

interface MadeRepairProps extends Pick<RepairItemProps, 'draft' | 'isBegin' | 'onUndo'> {
  readonly repair: Repair;
}

/** A repair that the draft has, and while it is the latest change the button that undoes it. */
function MadeRepair({ draft, repair, isBegin, onUndo }: MadeRepairProps) {
  const { t, i18n } = useTranslation();
  const latest = useNextStep('undo');
  return (
    <li data-tone="made" data-repair={repairKey(repair)} tabIndex={-1}>
      <p className={classes.sentence} role="status">
        <IconCircleCheck className={classes.madeIcon} size={18} stroke={1.8} aria-hidden />
        <strong>{t('solver.found.made')}</strong> {messageText(i18n, draft, repair.finding)}
      </p>
      {isBegin && repair.placements && (
        <p className={classes.facts}>
          {t('solver.found.beginsWith', {
            placed: repair.placements.length,
            lessons: repair.placements.length + repair.unplaced.length,
          })}
        </p>
      )}
      {isStepOf(repair, latest) && (
        <Button size="xs" variant="default" className={classes.undo} onClick={onFirstClick(onUndo)}>
          {t('solver.found.undo')}
        </Button>
      )}
    </li>
  );
}

/**
 * The cost and the unplaced lessons of the schedule that was found with a repair, and how many conflicts remain of several. Without others, lessons are
 * unplaced because the school is difficult besides: the short trial tells no more than that the conflict is gone.
 */
export function repairFacts(
  { action, cost, unplaced }: Repair,
  t: TFunction,
  remaining: number | null = null,
): readonly string[] {
  const count = unplaced.length;
  // The schedule was improved for a moment only.
  const costs = cost > 0 ? [t('solver.found.costsAtMost', { cost })] : [];
  const rest = remaining === null || remaining === 0 ? [] : [t('solver.found.remain', { count: remaining })];
  if (count === 0) return [...(rest.length > 0 ? rest : [t('solver.found.placesAll')]), ...costs];
  // Its sentence says how many it leaves out.
  if (action === 'leaveOut') return costs;
  return remaining !== null
    ? [...rest, t('solver.found.othersLeft', { count }), ...costs]
    : [t('solver.found.restOpen', { count })];
}

/**
 * Acts on a click, but not on the second of a double click: that one hits the element that has taken the
 * place of the button by then.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
