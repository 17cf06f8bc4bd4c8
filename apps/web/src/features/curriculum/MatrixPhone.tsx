import type { Id, MatrixRow } from '@bellgrid/model';
import { ActionIcon, Anchor, Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { momentText } from '../../platform/texts/moment-text.ts';
import { teachersByName } from '../../ui/fields/draft-items.ts';
import type { EditFault } from './CellEditor.tsx';
import screen from './CurriculumMatrix.module.css';
import classes from './MatrixPhone.module.css';
import { ClassTotal } from './MatrixTotals.tsx';
import { type Column, cellView } from './matrix-model.ts';
import { cellPlace, useKeptCell } from './use-kept-cell.ts';
import { useOwnRows } from './use-own-rows.ts';

interface MatrixPhoneProps {
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly Column[];
  /** Also subjects without lessons in the class, of any number. */
  readonly showsAll: boolean;
  readonly ownerOf: (groups: readonly Id[]) => Id | undefined;
  readonly onEnter: (row: MatrixRow, group: Id, text: string) => EditFault | null;
  readonly onEmpty: (row: MatrixRow, group: Id) => void;
  readonly newRow: ReactNode;
}

/** The matrix on a phone: the subjects of one class at a time, each with its lessons and teacher. */
export function MatrixPhone(props: MatrixPhoneProps) {
  const { rows, columns, showsAll, ownerOf, onEnter, onEmpty, newRow } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Id | null>(null);
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === chosen),
  );
  const column = columns[at];
  const step = (by: number) => setChosen(columns[at + by]?.id ?? null);
  const { shown: own, showHidden } = useOwnRows(rows, column?.id, FEW_ROWS);
  const shown = showsAll ? rows : own;
  const hidden = rows.length - shown.length;
  if (!column) return <p className={screen.explained}>{t('curriculum.help.empty')}</p>;
  return (
    <div className={classes.phone}>
      <div className={classes.head}>
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('curriculum.previousClass')}
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={20} aria-hidden className="mirrored" />
        </ActionIcon>
        <NativeSelect
          aria-label={t('curriculum.class')}
          size="md"
          value={column.id}
          data={columns.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <ActionIcon
          size={44}
          variant="default"
          aria-label={t('curriculum.nextClass')}
          disabled={at === columns.length - 1}
          onClick={() => step(1)}
        >
          <IconChevronRight size={20} aria-hidden className="mirrored" />
        </ActionIcon>
        <ClassTotal id={column.id} />
      </div>
      <ul className={classes.list}>
        {shown.map((row) => (
          <PhoneRow
            key={`${row.key} ${column.id}`}
            row={row}
            column={column}
            ownerOf={ownerOf}
            onEnter={onEnter}
            onEmpty={onEmpty}
          />
        ))}
        {hidden === 0 ? null : (
          <li className={classes.others}>
            <Button variant="default" fullWidth onClick={showHidden}>
              {t('curriculum.others', { count: hidden })}
            </Button>
          </li>
        )}
        <li>{newRow}</li>
      </ul>
    </div>
  );
}

/** So many rows are shown whether or not the class has them. */
const FEW_ROWS = 15;

type PhoneRowProps = Omit<MatrixPhoneProps, 'rows' | 'columns' | 'newRow' | 'showsAll'> & {
  readonly row: MatrixRow;
  readonly column: Column;
};

const SEVERAL = 'several';

function PhoneRow({ row, column, ownerOf, onEnter, onEmpty }: PhoneRowProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const view = cellView(draft, row, column.id, ownerOf, t);
  const [typed, setTyped] = useState<string | null>(null);
  /** The time of the entry that an earlier window left, as long as it is in the field; null for another one. */
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const names = { subject: row.name, class: column.name, interpolation: { escapeValue: false } };
  const canEdit = view.kind === 'empty' || view.kind === 'filled';
  const offer = useKeptCell({
    place: canEdit ? cellPlace(row, column.id) : null,
    title: t('curriculum.lessonsOf', names),
    entry: { text: typed ?? '', mode: 'over', stored: view.text },
    isDirty: canEdit && typed !== null,
    restore: ({ text }) => {
      if (typed !== null) return false;
      setTyped(text);
      return true;
    },
  });
  useEffect(() => {
    if (typed !== null || !offer) return;
    setRestoredAt(offer.entry.at);
    offer.restore();
  });
  const [fault, setFault] = useState<string | null>(null);
  const teachers = draft.subjects[row.cells.get(column.id) ?? '']?.teachers ?? [];
  if (view.kind === 'closed') return null;
  const enter = (text: string) => {
    if (text.trim() === '') {
      if (view.kind === 'filled') onEmpty(row, column.id);
      setTyped(null);
      return;
    }
    const found = text === view.lessons ? null : onEnter(row, column.id, text);
    setFault(found?.text ?? null);
    if (found === null) setTyped(null);
  };
  const isSeveral = teachers.length > 1;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <i style={{ background: row.color || 'var(--line)' }} />
        <span>{row.name}</span>
        {row.line > 0 ? (
          <small className={classes.mark}>{t('curriculum.line', { number: row.line + 1 })}</small>
        ) : null}
        {view.mark === '' ? null : <small className={classes.mark}>{view.mark}</small>}
      </span>
      {view.kind === 'joined' ? (
        <span className={classes.joined}>{view.lessons}</span>
      ) : (
        <>
          <input
            className={classes.number}
            aria-label={t('curriculum.lessonsOf', names)}
            aria-invalid={fault !== null}
            inputMode="numeric"
            value={typed ?? view.lessons}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setRestoredAt(null);
            }}
            // An entry of an earlier window is stored by Enter or Save: the tap on Discard takes the focus as well.
            onBlur={() => typed !== null && restoredAt === null && enter(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              if (typed !== null && restoredAt !== null) enter(typed);
              event.currentTarget.blur();
            }}
          />
          <NativeSelect
            className={classes.teacher}
            aria-label={t('curriculum.teacherOf', names)}
            disabled={view.kind === 'empty'}
            value={isSeveral ? SEVERAL : (teachers[0] ?? '')}
            data={[
              { value: '', label: t('curriculum.open') },
              ...(isSeveral ? [{ value: SEVERAL, label: view.teachers }] : []),
              ...teachersByName(draft.teachers).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              if (value !== SEVERAL) enter(draft.teachers[value]?.name ?? '?');
            }}
          />
        </>
      )}
      {typed !== null && restoredAt !== null && fault === null ? (
        <p className={classes.restored} role="status">
          {t('saving.entry.offer', { time: momentText(i18n.language, restoredAt) })}
          <Anchor component="button" type="button" inherit fw={600} onClick={() => enter(typed)}>
            {t('editing.save')}
          </Anchor>
          <Anchor component="button" type="button" inherit fw={600} onClick={() => setTyped(null)}>
            {t('saving.entry.discard')}
          </Anchor>
        </p>
      ) : null}
      {fault === null ? null : (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
