import { asksBeforeMove, type GroupMove, type Id } from '@bellgrid/model';
import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { draftSession } from '../draft/draft-session.ts';
import { useDraft } from '../draft/use-draft.ts';
import classes from './GroupForm.module.css';

interface StructureFieldProps {
  /** Null for a new class. */
  readonly group: Id | null;
  readonly value: Id;
  readonly onChange: (structure: Id) => void;
}

/** The schedule structure of a class, where there are several; a move that costs something is asked about. */
export function StructureField({ group, value, onChange }: StructureFieldProps) {
  const { t } = useTranslation();
  const ids = useBuiltStructures();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const [asking, setAsking] = useState<{ readonly to: Id; readonly move: GroupMove } | null>(null);
  if (ids.length < 2) return null;
  const choose = (to: Id) => {
    const move = group === null ? null : asksBeforeMove(draftSession.draft, group, to);
    if (move === null) onChange(to);
    else setAsking({ to, move });
  };
  const confirm = () => {
    if (asking !== null) onChange(asking.to);
    setAsking(null);
  };
  const { calendarCells = 0, subjects = [], otherGroups = [] } = asking?.move ?? {};
  const costs = [
    calendarCells > 0 ? t('classes.move.calendar', { count: calendarCells }) : null,
    subjects.length > 0 ? t('classes.move.subjects', { count: subjects.length }) : null,
    otherGroups.length > 0 ? t('classes.move.others', { count: otherGroups.length }) : null,
  ].filter((cost) => cost !== null);
  return (
    <>
      <NativeSelect
        label={t('classes.structure')}
        size="md"
        value={value}
        data={ids.map((id) => ({ value: id, label: structures[id]?.name ?? '' }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Modal
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={t('classes.move.title')}
        size={480}
      >
        <p className={classes.question}>
          {t('classes.move.body', { structure: structures[asking?.to ?? '']?.name ?? '' })}
        </p>
        <ul className={classes.costs}>
          {costs.map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setAsking(null)} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button onClick={confirm}>{t('classes.move.confirm')}</Button>
        </Group>
      </Modal>
    </>
  );
}
