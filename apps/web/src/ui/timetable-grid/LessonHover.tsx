import { Popover, Portal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMarkSentences, useSentences } from '../../document/pre-check/broken-rules.ts';
import classes from './LessonFloats.module.css';
import type { FactsOf, LessonFacts } from './lesson-facts.ts';
import { changedFrom, clockWords, namesOf, partWords, timeWords } from './lesson-words.ts';
import { usePlaceChange, useShownMark, useShownSoft } from './place-changes.ts';
import type { HoveredLesson } from './use-lesson-hover.ts';

/** The tooltip of a lesson card. Its words are those of the card's accessible name, so it is hidden from it. */
export function LessonHover({ hovered, factsOf }: { hovered: HoveredLesson | null; factsOf: FactsOf }) {
  const { rect } = hovered ?? {};
  return (
    <Popover opened={hovered !== null} position="top" offset={6} withRoles={false}>
      <Portal>
        <Popover.Target>
          <span
            className={classes.anchor}
            style={rect && { left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
          />
        </Popover.Target>
      </Portal>
      <Popover.Dropdown className={classes.hover} aria-hidden tabIndex={undefined}>
        {hovered !== null && <Words facts={factsOf(hovered.id)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Words({ facts }: { facts: LessonFacts }) {
  const { t } = useTranslation();
  const found = usePlaceChange(facts.id);
  const change = found === 'same' ? null : found;
  const sentences = useMarkSentences(useShownMark(facts.id));
  const soft = useSentences(useShownSoft(facts.id));
  return (
    <>
      <b>{facts.name}</b>
      {[namesOf(facts.groups), partWords(facts), namesOf(facts.teachers), facts.classroom?.name]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      <span>
        {facts.time
          ? `${timeWords(t, facts.time)} · ${clockWords(facts.time)}`
          : t('schedule.details.notScheduled')}
      </span>
      {change?.from && <em>{changedFrom(t, change.from, change)}</em>}
      {facts.locked && <span>{t('schedule.details.locked')}</span>}
      {facts.time && sentences.map((sentence) => <strong key={sentence}>{sentence}</strong>)}
      {facts.time && soft.map((sentence) => <span key={sentence}>{sentence}</span>)}
    </>
  );
}
