import type { Id } from '@bellgrid/model';
import { Popover, Portal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonCard } from './LessonCard.tsx';
import { LessonDetails } from './LessonDetails.tsx';
import classes from './LessonFloats.module.css';
import { LessonHover } from './LessonHover.tsx';
import type { FactsOf } from './lesson-facts.ts';
import type { ScheduleView } from './schedule-view.ts';
import { useLessonHover } from './use-lesson-hover.ts';

interface LessonFloatsProps {
  /** Holds the lesson cards; their clicks and hovering are handled here for any renderer. */
  readonly container: RefObject<HTMLElement | null>;
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
  readonly isReadOnly?: boolean;
  /** The lessons behind a button marked `data-more`. */
  readonly lessonsBehind?: (button: HTMLElement) => readonly Id[];
  /** Gives the focus back. */
  readonly onClosed?: () => void;
}

interface Opened {
  readonly rect: DOMRect;
  readonly from: HTMLElement;
  readonly lessons: readonly Id[];
}

const WIDTH = 296;

/** True when the details fit left or right of the pressed element. */
const fitsBeside = ({ left, right }: DOMRect): boolean =>
  Math.max(left, document.documentElement.clientWidth - right) > WIDTH + 16;

/**
 * The floating parts over lesson cards: the details of the pressed one, and the tooltip of the hovered one. Scrolling the
 * grid does not render them.
 */
export const LessonFloats = memo(function LessonFloats(props: LessonFloatsProps) {
  const { container, view, factsOf, isReadOnly = false, lessonsBehind, onClosed } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const hovered = useLessonHover(container, opened === null);

  useEffect(() => {
    const element = container.current;
    const onClick = (event: MouseEvent) => {
      const button = (event.target as HTMLElement).closest<HTMLElement>('[data-lesson-id], [data-more]');
      if (button === null) return;
      const id = button.dataset.lessonId;
      const lessons = id === undefined ? (lessonsBehind?.(button) ?? []) : [id];
      if (lessons.length > 0) setOpened({ rect: button.getBoundingClientRect(), from: button, lessons });
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [container, lessonsBehind]);

  // A view that is hidden keeps no details open.
  useEffect(() => () => setOpened(null), []);

  const close = () => {
    if (opened === null) return;
    setOpened(null);
    if (opened.from.isConnected) opened.from.focus();
    else onClosed?.();
  };
  // Until the focus is in the details, they do not hear the key themselves.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && opened !== null && document.activeElement === opened.from) close();
  });
  const only = opened?.lessons.length === 1 ? opened.lessons[0] : undefined;
  const label =
    only === undefined
      ? t('schedule.grid.parallel')
      : t('schedule.details.label', { name: factsOf(only).name });

  return (
    <>
      <LessonHover hovered={hovered} factsOf={factsOf} />
      <Popover
        opened={opened !== null}
        onChange={(open) => {
          if (!open) close();
        }}
        position={opened && fitsBeside(opened.rect) ? 'right-start' : 'bottom'}
        width={WIDTH}
        offset={6}
        trapFocus
        shadow="md"
        withRoles={false}
        radius="lg"
      >
        <Portal>
          <Popover.Target>
            <span className={classes.anchor} style={opened ? anchorStyle(opened.rect) : undefined} />
          </Popover.Target>
        </Portal>
        <Popover.Dropdown role="dialog" className={classes.details} aria-label={label}>
          {opened !== null && only === undefined && (
            <LessonChoice
              lessons={opened.lessons}
              {...{ view, factsOf }}
              onChoose={(id) => setOpened({ ...opened, lessons: [id] })}
            />
          )}
          {only !== undefined && <LessonDetails facts={factsOf(only)} {...{ isReadOnly }} onClose={close} />}
        </Popover.Dropdown>
      </Popover>
    </>
  );
});

const anchorStyle = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });

interface LessonChoiceProps {
  readonly lessons: readonly Id[];
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
  readonly onChoose: (lesson: Id) => void;
}

/** The lessons of a cell that found no room in it, as cards to choose from. */
function LessonChoice({ lessons, view, factsOf, onChoose }: LessonChoiceProps) {
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
