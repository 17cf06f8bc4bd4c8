import type { ScheduleStructure } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { StructureGrid } from './StructureGrid.tsx';
import classes from './StructureSection.module.css';
import { schoolCellCount } from './structure-facts.ts';

/** One structure: its name, its measures and its bell times. */
export function StructureSection({ structure }: { structure: ScheduleStructure }) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days).length;
  const groups = useDraft((draft) => draft.groups);
  const classCount = useMemo(
    () => Object.values(groups).filter((group) => group.structure === structure.id).length,
    [groups, structure.id],
  );
  const periods = structure.periods.length;
  const cells = schoolCellCount(structure, days);
  const facts = [
    t('start.structure.days', { count: days }),
    t('start.structure.periods', { count: periods }),
    ...(cells < days * periods ? [t('start.structure.schoolCells', { count: cells })] : []),
    t('start.structure.classes', { count: classCount }),
  ];
  return (
    <section className={classes.section}>
      <header className={classes.header}>
        <h2 className={classes.title}>{structure.name}</h2>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </header>
      {structure.isUninitialized ? (
        <p className={classes.facts}>{t('start.structure.uninitialized')}</p>
      ) : (
        <StructureGrid structure={structure} />
      )}
    </section>
  );
}
