import type { Id } from '@bellgrid/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './CalendarEditor.module.css';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarSign } from './CalendarSign.tsx';
import { CalendarWeight } from './CalendarWeight.tsx';
import { type CalendarState, type EditedCalendar, stateName } from './calendar-state.ts';
import { StructurePicker } from './StructurePicker.tsx';

interface CalendarEditorProps {
  readonly type: EditedCalendar;
  /** The items whose calendars are edited together; keep the array as long as they are the same. */
  readonly bases: readonly Id[];
  /** The structures in which they have a calendar; a toggle chooses among several. */
  readonly structures: readonly Id[];
  /** The weight of the blocked cells is edited with them; that of a teacher has a place of its own in the form. */
  readonly hasWeight?: boolean;
}

/** Says when teachers, classes or classrooms are available, cell by cell; every change is saved by itself, or with the new item. */
export function CalendarEditor(props: CalendarEditorProps) {
  const { type, bases, structures, hasWeight = props.type !== 'teacher' } = props;
  const { t } = useTranslation();
  const { isUnsaved } = useDraftSource();
  const all = useDraft((draft) => draft.schoolData.structures);
  const [chosen, setChosen] = useState<Id | null>(null);
  const options = structures.flatMap((id) => {
    const structure = all[id];
    return structure ? [{ value: id, label: structure.name }] : [];
  });
  const current = options.find((option) => option.value === chosen) ?? options[0];
  const structure = current ? all[current.value] : undefined;
  if (!structure) return <p className={classes.hint}>{t('calendar.noStructure')}</p>;
  return (
    <div className={classes.editor}>
      <StructurePicker
        className={classes.structures}
        options={options}
        value={structure.id}
        onChange={setChosen}
      />
      <CalendarLegend type={type} isMixed={bases.length > 1} />
      <p className={classes.hint}>{t(`calendar.clicks.${type}`)}</p>
      {hasWeight && <CalendarWeight type={type} bases={bases} />}
      <CalendarGrid key={structure.id} type={type} bases={bases} structure={structure} />
      <p className={classes.hint}>{t(isUnsaved ? 'calendar.hintUnsaved' : 'calendar.hint')}</p>
    </div>
  );
}

/** The meaning of the cells of a calendar. */
function CalendarLegend({ type, isMixed }: { type: EditedCalendar; isMixed: boolean }) {
  const { t } = useTranslation();
  const states: readonly CalendarState[] = [
    'available',
    ...(type === 'teacher' ? (['notPreferred'] as const) : []),
    'blocked',
    'noSchool',
    ...(isMixed ? (['mixed'] as const) : []),
  ];
  return (
    <ul className={classes.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={classes.swatch} data-state={state}>
            <CalendarSign state={state} />
          </span>
          {t(`calendar.${stateName(type, state)}`)}
        </li>
      ))}
    </ul>
  );
}
