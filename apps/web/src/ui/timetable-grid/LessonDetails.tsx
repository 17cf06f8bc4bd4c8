import { commands, type Id } from '@bellgrid/model';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconExclamationCircleFilled as BrokenIcon,
  IconArrowsMove,
  IconDotsVertical,
  IconLock,
  IconLockOpen,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useMarkSentences, useSentences } from '../../document/pre-check/broken-rules.ts';
import classes from './LessonDetails.module.css';
import type { LessonFacts, NamedItem } from './lesson-facts.ts';
import { clockWords, partWords, timeWords } from './lesson-words.ts';
import { useShownMark, useShownSoft } from './place-changes.ts';
import type { ScheduleView } from './schedule-view.ts';

interface LessonActions {
  /** Takes a lesson in the hand, to be placed by the next tap or key. */
  readonly move: (id: Id, by: 'touch' | 'keys') => void;
  /** Opens the menu of a lesson at an element. */
  readonly openMenu: (id: Id, beside: HTMLElement) => void;
}

/** The commands for a lesson beyond its details; null where the timetable cannot be changed. */
export const LessonActionsContext = createContext<LessonActions | null>(null);

interface LessonDetailsProps {
  readonly facts: LessonFacts;
  /** The timetable is not that of the open draft: nothing can be locked. */
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** All about one lesson, with links to the timetables of its people and its room; it is locked and unlocked here. */
export function LessonDetails({ facts, isReadOnly, onClose }: LessonDetailsProps) {
  const { t } = useTranslation();
  const { time } = facts;
  const mark = useShownMark(facts.id);
  const sentences = useMarkSentences(mark);
  const soft = useSentences(useShownSoft(facts.id));
  const LockIcon = facts.locked ? IconLockOpen : IconLock;
  const actions = useContext(LessonActionsContext);
  const lock = () => runEdit(commands.lockLesson, { ids: [facts.id], locked: !facts.locked });
  return (
    <>
      <div className={classes.header} style={{ '--c': facts.color } as React.CSSProperties}>
        <div>
          <h2>{facts.name}</h2>
          <p>{time ? `${timeWords(t, time)} · ${clockWords(time)}` : t('schedule.details.notScheduled')}</p>
        </div>
        <ActionIcon onClick={onClose} aria-label={t('common.close')} size="sm">
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <dl className={classes.facts}>
        <Items label={t('schedule.details.classes')} items={facts.groups} view="classes" onClose={onClose} />
        <Items
          label={t('schedule.details.teachers')}
          items={facts.teachers}
          view="teachers"
          onClose={onClose}
        />
        {facts.classroom && (
          <Items
            label={t('schedule.details.classroom')}
            items={[facts.classroom]}
            view="classrooms"
            onClose={onClose}
          />
        )}
        {facts.parts.length > 0 && (
          <>
            <dt>{t('schedule.details.division')}</dt>
            <dd>{partWords(facts)}</dd>
          </>
        )}
        <dt>{t('schedule.details.length')}</dt>
        <dd>{t('schedule.details.periods', { count: facts.numPeriods })}</dd>
      </dl>
      {mark && time && (
        <section className={classes.broken}>
          <h3>
            <BrokenIcon size={14} aria-hidden />
            {t('schedule.details.broken')}
          </h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {soft.length > 0 && time && (
        <section className={classes.broken} data-tone="soft">
          <h3>
            <BrokenIcon size={14} aria-hidden />
            {t('views.soft.details')}
          </h3>
          <ul>
            {soft.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {facts.locked && (
        <p className={classes.locked}>
          <IconLock size={14} aria-hidden />
          {t('schedule.details.locked')}
        </p>
      )}
      <div className={classes.actions}>
        {actions && !facts.locked && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsMove size={14} aria-hidden />}
            onClick={() => {
              onClose();
              actions.move(facts.id, 'touch');
            }}
          >
            {t('schedule.placing.move')}
          </Button>
        )}
        {(time || facts.locked) && !isReadOnly && (
          <Button variant="default" size="xs" leftSection={<LockIcon size={14} aria-hidden />} onClick={lock}>
            {t(facts.locked ? 'schedule.details.unlock' : 'schedule.details.lock')}
          </Button>
        )}
        {actions && (
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('placing.menu.open')}
            aria-haspopup="menu"
            onClick={(event) => actions.openMenu(facts.id, event.currentTarget)}
          >
            <IconDotsVertical size={16} aria-hidden />
          </ActionIcon>
        )}
        <span className={classes.links}>
          <Link
            to="/subjects/$subject/lessons/$id"
            params={{ subject: facts.subjectId, id: facts.id }}
            preload={false}
          >
            {t('schedule.details.openLesson')}
          </Link>
          <Link to="/subjects/$id" params={{ id: facts.subjectId }} preload={false}>
            {t('schedule.details.openSubject')}
          </Link>
        </span>
      </div>
    </>
  );
}

interface ItemsProps {
  readonly label: string;
  readonly items: readonly NamedItem[];
  readonly view: ScheduleView;
  readonly onClose: () => void;
}

function Items({ label, items, view, onClose }: ItemsProps) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {items.length === 0 && <span className={classes.none}>{t('schedule.details.none')}</span>}
        {items.map(({ id, name }) => (
          <Link
            key={id}
            to="/schedule/$view/$id"
            params={{ view, id }}
            preload={false}
            onClick={onClose}
            title={t('schedule.details.open', { name })}
          >
            {name}
          </Link>
        ))}
      </dd>
    </>
  );
}
