import { type Consequences, commands, consequencesOfCommand, type Draft, type Id } from '@bellgrid/model';
import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { RuleNames } from '../../ui/dialogs/RuleNames.tsx';
import classes from './GroupForm.module.css';

interface StructureFieldProps {
  /** Null for a new class. */
  readonly group: Id | null;
  readonly value: Id;
  readonly onChange: (structure: Id) => void;
}

/**
 * The schedule structure of a class, when there are several; a move with consequences needs a confirmation.
 */
export function StructureField({ group, value, onChange }: StructureFieldProps) {
  const { t } = useTranslation();
  const source = useDraftSource();
  const ids = useBuiltStructures();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const [asking, setAsking] = useState<{ readonly to: Id; readonly costs: readonly Cost[] } | null>(null);
  if (ids.length < 2) return null;
  const choose = (to: Id) => {
    const costs = moveCosts(t, source.draft, group, to);
    if (costs.length === 0) onChange(to);
    else setAsking({ to, costs });
  };
  const confirm = () => {
    if (asking !== null) onChange(asking.to);
    setAsking(null);
  };
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
          {asking?.costs.map(({ text, rules }) => (
            <li key={text}>
              {text}
              <RuleNames draft={source.draft} ids={rules} />
            </li>
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

/** A cost of a move, in a sentence, with the constraints that it is about. */
interface Cost {
  readonly text: string;
  readonly rules: readonly Id[];
}
type CostKind = 'calendar' | 'subjects' | 'others' | 'constraints' | 'narrowed';

/** The costs of a move to another structure; none for a class without subjects, calendar and constraints. */
function moveCosts(t: TFunction, draft: Draft, id: Id | null, structure: Id): Cost[] {
  const group = draft.groups[id ?? ''];
  if (!group) return [];
  const found = consequencesOfCommand(draft, commands.setGroup, { group: { ...group, structure } });
  const { movedSubjects, losingGroups, narrowed } = found;
  const cells = calendarCells(found, draft, group.id);
  const rules = found.deleted.constraints.filter((each) => !('level' in (draft.constraints[each] ?? {})));
  const cost = (kind: CostKind, count: number, named: readonly Id[] = []): Cost[] =>
    count === 0 ? [] : [{ text: t(`classes.move.${kind}`, { count }), rules: named }];
  return [
    ...cost('calendar', cells),
    ...cost('subjects', movedSubjects.length),
    ...cost('others', losingGroups.length),
    ...cost('constraints', rules.length, rules),
    ...cost('narrowed', narrowed.length, narrowed),
  ];
}

const calendarCells = ({ deleted }: Consequences, { constraints }: Draft, group: Id): number =>
  deleted.constraints.filter((id) => {
    const cell = constraints[id];
    return cell?.type === 'group' && cell.base === group;
  }).length;
