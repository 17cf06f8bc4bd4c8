import { type Category, commands, type Id, WEIGHT } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { WeightField } from '../fields/WeightField.tsx';
import classes from './CalendarEditor.module.css';
import type { EditedCalendar } from './calendar-state.ts';

const categories: Readonly<Record<EditedCalendar, Category>> = {
  teacher: 'teacherCalendarRed',
  group: 'groupCalendar',
  classroom: 'classroomCalendar',
};
const maps = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;

interface CalendarWeightProps {
  readonly type: EditedCalendar;
  readonly bases: readonly Id[];
}

/** The weight of the blocked cells of some items, while the category of their calendars has weights. */
export function CalendarWeight({ type, bases }: CalendarWeightProps) {
  const { t } = useTranslation();
  const source = useDraftSource();
  const category = categories[type];
  const isWeighted = useDraft((draft) => draft.constraintGroupWeights[category].enabled);
  const weight = useDraft((draft) => draft[maps[type]][bases[0] ?? '']?.weight ?? WEIGHT.HARD);
  if (!isWeighted || bases.length === 0) return null;
  return (
    <div className={classes.weight}>
      <span>{t('calendar.weight')}</span>
      <WeightField
        category={category}
        weight={weight}
        label={t('calendar.weight')}
        onChange={(next) => source.run(commands.setCalendarWeight, { type, bases: [...bases], weight: next })}
      />
    </div>
  );
}
