import { type Config, type Id, lessonsInScope } from '@bellgrid/model';
import { Button, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { sortedForReader } from '../../../platform/texts/name-order.ts';
import { ItemPicker } from '../../../ui/fields/ItemPicker.tsx';
import type { PickerItem } from '../../../ui/fields/picker-item.ts';
import { changeConfig } from '../run/change-config.ts';
import { keepScope } from '../run/lent-scope.ts';
import classes from './SolverSettings.module.css';
import { solveEverything } from './solve-only.ts';

type Field = keyof Pick<Config, 'solveGroups' | 'solveTeachers' | 'solveClassrooms'>;

/** The classes, teachers and classrooms whose lessons the solver may move; an empty choice means all. */
export function ScopePanel() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { solveLessons } = draft.config;
  const total = Object.keys(draft.lessons).length;
  const inScope = useMemo(() => lessonsInScope(draft).length, [draft]);
  return (
    <Stack gap="md">
      <p className={classes.hint}>{t('solver.scope.hint')}</p>
      <ScopeField field="solveGroups" records={draft.groups} value={draft.config.solveGroups} />
      <ScopeField field="solveTeachers" records={draft.teachers} value={draft.config.solveTeachers} />
      {draft.config.isClassroomsEnabled && (
        <ScopeField field="solveClassrooms" records={draft.classrooms} value={draft.config.solveClassrooms} />
      )}
      {solveLessons.length > 0 && (
        <p className={classes.scope}>{t('solver.scope.solveLessons', { count: solveLessons.length })}</p>
      )}
      <p className={classes.scope} role="status">
        {inScope === total
          ? t('solver.scope.all', { count: total })
          : t('solver.scope.some', { count: inScope, total })}
      </p>
      {inScope < total && (
        <Button size="xs" variant="default" onClick={solveEverything}>
          {t('solver.scope.clear')}
        </Button>
      )}
    </Stack>
  );
}

interface ScopeFieldProps {
  readonly field: Field;
  readonly records: Readonly<Record<Id, PickerItem>>;
  readonly value: Config[Field];
}

function ScopeField({ field, records, value }: ScopeFieldProps) {
  const { t } = useTranslation();
  const items = useMemo(() => sortedForReader(records), [records]);
  return (
    <ItemPicker
      label={t(`solver.scope.${field}`)}
      placeholder={t(`solver.scope.none.${field}`)}
      items={items}
      value={value.filter((id) => records[id] !== undefined)}
      onChange={(ids) => {
        keepScope();
        changeConfig({ [field]: ids });
      }}
    />
  );
}
