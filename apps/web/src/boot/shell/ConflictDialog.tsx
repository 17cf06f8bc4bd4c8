import { conflictKey, type Side } from '@bellgrid/model';
import { Button, ColorSwatch, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConflict, type WindowConflict } from '../../document/opening/conflict-store.ts';
import classes from './ConflictDialog.module.css';
import { conflictSides } from './conflict-sides.ts';

const sides = ['mine', 'theirs'] as const;

/** Asks which of two windows' changes of the same records to keep, side by side. */
export function ConflictDialog() {
  const { t } = useTranslation();
  const asked = useConflict((state) => state.asked);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const choose = (keys: readonly string[], side: Side) =>
    setChosen((before) => ({ ...before, ...Object.fromEntries(keys.map((key) => [key, side])) }));
  const keys = asked?.records.map(conflictKey) ?? [];
  const answer = () => {
    asked?.answer(new Map(keys.map((key) => [key, chosen[key] ?? 'mine'])));
    setChosen({});
  };
  return (
    <Modal
      opened={asked !== null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={720}
      title={t('saving.conflict.title')}
    >
      <p className={classes.body}>{t('saving.conflict.body')}</p>
      {asked && keys.length > 1 ? (
        <Group gap="xs" mb="sm">
          {sides.map((side) => (
            <Button key={side} size="xs" variant="default" onClick={() => choose(keys, side)}>
              {t(`saving.conflict.all.${side}`)}
            </Button>
          ))}
        </Group>
      ) : null}
      <ul className={classes.records}>
        {asked?.records.map((record) => {
          const key = conflictKey(record);
          return (
            <li key={key}>
              <RecordChoice
                conflict={asked}
                record={record}
                value={chosen[key] ?? 'mine'}
                onChange={(side) => choose([key], side)}
              />
            </li>
          );
        })}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button onClick={answer} data-autofocus>
          {t('saving.conflict.apply')}
        </Button>
      </Group>
    </Modal>
  );
}

interface RecordChoiceProps {
  readonly conflict: WindowConflict;
  readonly record: WindowConflict['records'][number];
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

function RecordChoice({ conflict, record, value, onChange }: RecordChoiceProps) {
  const { t } = useTranslation();
  const { kind, name, rows, deletedBy } = conflictSides(t, record, conflict);
  return (
    <Radio.Group
      value={value}
      onChange={(side) => onChange(side === 'theirs' ? 'theirs' : 'mine')}
      label={name === '' ? kind : `${kind}: ${name}`}
      classNames={{ label: classes.name }}
    >
      <div className={classes.sides}>
        {sides.map((side) => (
          <Radio.Card
            key={side}
            value={side}
            className={classes.side}
            data-chosen={value === side || undefined}
          >
            <span className={classes.sideName}>
              <Radio.Indicator size="sm" />
              {t(`saving.conflict.${side}`)}
            </span>
            {deletedBy === undefined ? (
              <dl className={classes.rows}>
                {rows.map((row) => (
                  <div key={row.field}>
                    <dt>{row.label}</dt>
                    <dd>
                      {/^#[0-9a-f]{6}$/i.test(row[side]) ? (
                        <ColorSwatch color={row[side]} size={18} />
                      ) : (
                        row[side]
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            ) : (
              <span className={classes.rows}>
                {t(deletedBy === side ? 'saving.conflict.deleted' : 'saving.conflict.changed')}
              </span>
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
