import { commands, type Draft } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { isActive } from '../../../document/run/solver-run.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { selectLessons, useSelectedLessons } from '../../../ui/timetable-grid/selected-lessons.ts';
import { solveOnly } from '../../solver/settings/solve-only.ts';
import classes from './HeldLesson.module.css';
import { pickUp, unplace, usePlacing } from './placing-store.ts';

/** The commands for the selected lessons, below the timetable. */
export function SelectedLessonsBar({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const lessons = useSelectedLessons(({ lessons: selected }) => selected);
  const isSolving = useSolver(isActive);
  const isHolding = usePlacing(({ held }) => held !== null);
  const ids = [...lessons].filter((id) => draft.lessons[id]);
  if (ids.length === 0 || isHolding) return null;
  const lock = (locked: boolean) => runEdit(commands.lockLesson, { ids, locked });
  return (
    <section className={classes.bar} aria-label={t('placing.set.label')}>
      <b role="status">{t('placing.set.selected', { count: ids.length })}</b>
      <span className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          onClick={() => pickUp(draft, { lessons: ids, by: 'touch', offset: 0 })}
        >
          {t('schedule.placing.move')}
        </Button>
        <Button size="xs" variant="default" onClick={() => lock(true)}>
          {t('placing.menu.lock')}
        </Button>
        <Button size="xs" variant="default" onClick={() => lock(false)}>
          {t('placing.menu.unlock')}
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            if (unplace(draft, ids)) selectLessons([]);
          }}
        >
          {t('placing.menu.toStaging')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isSolving}
          onClick={() => solveOnly({ solveLessons: ids })}
        >
          {t('placing.set.solve')}
        </Button>
        <Button size="xs" variant="default" onClick={() => selectLessons([])}>
          {t('placing.set.clear')}
        </Button>
      </span>
    </section>
  );
}
