import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { LessonCard } from './LessonCard.tsx';
import classes from './LessonDetails.module.css';
import type { FactsOf } from './lesson-facts.ts';
import type { ScheduleView } from './schedule-view.ts';

interface LessonChoiceProps {
  readonly lessons: readonly Id[];
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
  readonly onChoose: (lesson: Id) => void;
}

/** The lessons of a cell that found no room in it, as cards to choose from. */
export function LessonChoice({ lessons, view, factsOf, onChoose }: LessonChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.choice}>
      <h2>{t('schedule.grid.parallel')}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards inside are buttons. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's Enter arrives as a click. */}
      <div
        className={classes.cards}
        onClick={(event) => {
          const card = (event.target as HTMLElement).closest<HTMLElement>('[data-lesson-id]');
          if (card?.dataset.lessonId) onChoose(card.dataset.lessonId);
        }}
      >
        {lessons.map((id) => (
          <LessonCard key={id} facts={factsOf(id)} view={view} numbered t={t} />
        ))}
      </div>
    </div>
  );
}
