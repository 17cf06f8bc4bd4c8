import type { Day, Period, ScheduleStructure } from '@bellgrid/model';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { BreakDialog } from './BreakDialog.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DeleteStructure } from './DeleteStructure.tsx';
import { PeriodDialog } from './PeriodDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import classes from './StructureEditor.module.css';
import { StructureGrid } from './StructureGrid.tsx';
import type { StructureTabsState } from './structure-choice.ts';
import { schoolCellCount } from './structure-facts.ts';
import { structureForms } from './structure-forms.ts';

interface StructureEditorProps {
  readonly structure: ScheduleStructure;
  readonly tabs: StructureTabsState;
}

/** A structure that was built: its name, its measures, its grid. */
export function StructureEditor({ structure, tabs }: StructureEditorProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const groups = useDraft((draft) => draft.groups);
  const classCount = useMemo(
    () => Object.values(groups).filter((group) => group.structure === structure.id).length,
    [groups, structure.id],
  );
  const [renaming, rename] = useDisclosure(false);
  const [day, editDay] = useState<Day | null>(null);
  const [period, editPeriod] = useState<Period | null>(null);
  const [pause, editBreak] = useState<Period | null>(null);
  useEntryToOpen(({ form }) => {
    const { id } = structure;
    if (form === structureForms.rename(id)) {
      rename.open();
      return true;
    }
    const ofDay = days.find((each) => form === structureForms.day(each.id));
    const ofPeriod = structure.periods.find((each) => form === structureForms.period(id, each.id));
    const ofBreak = structure.periods.find((each) => form === structureForms.break(id, each.id));
    if (ofDay) editDay(ofDay);
    if (ofPeriod) editPeriod(ofPeriod);
    if (ofBreak) editBreak(ofBreak);
    return (ofDay ?? ofPeriod ?? ofBreak) !== undefined;
  });
  const periods = structure.periods.length;
  const cells = schoolCellCount(structure, days.length);
  const facts = [
    t('structure.facts.days', { count: days.length }),
    t('structure.facts.periods', { count: periods }),
    ...(cells < days.length * periods ? [t('structure.facts.schoolCells', { count: cells })] : []),
    t('structure.facts.classes', { count: classCount }),
  ];
  return (
    <>
      <header className={classes.header}>
        <div className={classes.heading}>
          <h2 className={classes.name}>
            <bdi>{structure.name}</bdi>
          </h2>
          <Tooltip label={t('structure.rename.button')}>
            <ActionIcon size={28} aria-label={t('structure.rename.button')} onClick={rename.open}>
              <IconPencil size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </div>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {tabs.canDelete ? <DeleteStructure tabs={tabs} /> : null}
      </header>
      <StructureGrid
        structure={structure}
        onEditDay={editDay}
        onEditPeriod={editPeriod}
        onEditBreak={editBreak}
      />
      <p className={classes.hint}>{t('structure.gridHint')}</p>
      <RenameDialog structure={structure} opened={renaming} onClose={rename.close} />
      <DayDialog day={day} onClose={() => editDay(null)} />
      <PeriodDialog structure={structure} period={period} onClose={() => editPeriod(null)} />
      <BreakDialog structure={structure} after={pause} onClose={() => editBreak(null)} />
    </>
  );
}
