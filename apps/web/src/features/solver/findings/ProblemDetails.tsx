import type { JudgedTimetable, RuleNotKept } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useJudgedTimetable } from '../../../document/pre-check/judged-timetable.ts';
import { compareForReader } from '../../../platform/texts/name-order.ts';
import { litOnPoint, scrollToLesson } from '../../../ui/timetable-grid/lit-lessons.ts';
import { CountedLessons, itemsOfRules } from './CountedLessons.tsx';
import panel from './DetailsPanel.module.css';
import { Sentences } from './FindingSections.tsx';
import classes from './ProblemDetails.module.css';
import { problemsByPerson } from './problems-by-person.ts';

const sortings = ['rule', 'person'] as const;

/** Every rule that the timetable of the draft does not keep, by rule or by person. */
export function ProblemDetails({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const judged = useJudgedTimetable(draft);
  if (judged === null) return <p className={panel.lead}>{t('solver.status.checking')}</p>;
  return <Problems draft={draft} judged={judged} />;
}

interface ProblemsProps {
  readonly draft: Draft;
  readonly judged: JudgedTimetable;
}

function Problems({ draft, judged }: ProblemsProps) {
  const { t } = useTranslation();
  const [by, setBy] = useState<(typeof sortings)[number]>('rule');
  const { notKept, cost } = judged;
  const broken = useMemo(() => {
    const rules = notKept.filter(({ isHard }) => isHard);
    return {
      lessons: [...new Set(rules.flatMap(({ lessons }) => lessons))],
      items: itemsOfRules(draft, rules),
    };
  }, [draft, notKept]);
  if (notKept.length === 0) {
    const { length: count } = judged.unplaced;
    const text = count > 0 ? t('solver.status.unplaced', { count }) : t('review.none');
    return <p className={panel.lead}>{text}</p>;
  }
  const hard = notKept.filter(({ isHard }) => isHard).length;
  const soft = notKept.length - hard;
  return (
    <section className={panel.section} aria-label={t('review.problems')}>
      <p className={classes.sum}>
        {hard > 0 && t('review.sum.hard', { count: hard })}{' '}
        {soft > 0 && t('review.sum.soft', { count: soft, cost })}
      </p>
      <CountedLessons {...broken} />
      <SegmentedControl
        size="xs"
        mb="xs"
        aria-label={t('review.sorting')}
        value={by}
        onChange={setBy}
        data={sortings.map((value) => ({ value, label: t(`review.by.${value}`) }))}
      />
      {by === 'rule' ? <Rules draft={draft} rules={notKept} /> : <People draft={draft} rules={notKept} />}
    </section>
  );
}

/** So many are listed at first. */
const LISTED = 100;

interface RulesProps {
  readonly draft: Draft;
  readonly rules: readonly RuleNotKept[];
}

function Rules({ draft, rules }: RulesProps) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(LISTED);
  const left = rules.length - listed;
  return (
    <>
      <ul className={classes.rules}>
        {rules.slice(0, listed).map((rule) => (
          <Rule key={rule.key} draft={draft} rule={rule} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="xs" variant="default" mt="xs" onClick={() => setListed(rules.length)}>
          {t('review.all', { count: left })}
        </Button>
      )}
    </>
  );
}

/** A rule in one line; it opens to its places, and the schedule goes to the first of its lessons. */
function Rule({ draft, rule }: { readonly draft: Draft; readonly rule: RuleNotKept }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const showLessons = useShowLessons(draft);
  const { isHard, places, cost, lessons, findings } = rule;
  const [first] = findings;
  // The only place says all that the rule says, and how it is not kept.
  const sentence = findings.length === 1 ? first : (rule.rule ?? first);
  return (
    <li data-tone={isHard ? 'hard' : 'soft'} {...litOnPoint(() => lessons)}>
      <details className={classes.rule} onToggle={(event) => setOpen(event.currentTarget.open)}>
        {/* The click that opens it also leads to its lessons. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary onClick={() => !isOpen && scrollToLesson(lessons[0] ?? '')}>
          <span dir="auto">{sentence && messageText(i18n, draft, sentence)}</span>
          <small>{isHard ? t('review.hardPlaces', { count: places }) : t('review.penalty', { cost })}</small>
        </summary>
        {isOpen && (
          <>
            <Sentences draft={draft} findings={findings} tone={isHard ? 'hard' : 'soft'} />
            {lessons.length > 0 && (
              <button type="button" className={classes.show} onClick={() => showLessons(lessons)}>
                {t('review.show', { count: lessons.length })}
              </button>
            )}
          </>
        )}
      </details>
    </li>
  );
}

function People({ draft, rules }: RulesProps) {
  const { t } = useTranslation();
  const people = useMemo(() => problemsByPerson(draft, rules, compareForReader), [draft, rules]);
  return (
    <ul className={classes.people}>
      {people.map(({ key, name, hard, cost, rules: own }) => (
        <li key={key}>
          <Person
            draft={draft}
            rules={own}
            name={name ?? t('review.others')}
            words={[
              hard > 0 && t('review.hardPlaces', { count: hard }),
              cost > 0 && t('review.penalty', { cost }),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

interface PersonProps extends RulesProps {
  readonly name: string;
  readonly words: readonly (string | false)[];
}

function Person({ draft, rules, name, words }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={panel.kind}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary {...litOnPoint(() => rules.flatMap(({ lessons }) => lessons))}>
        <span dir="auto">{name}</span>
        <small>{words.filter(Boolean).join(' · ')}</small>
      </summary>
      {isOpen && <Rules draft={draft} rules={rules} />}
    </details>
  );
}

/** Leads to lessons: in the shown schedule where it has them, else in that of their class or teacher. */
function useShowLessons(draft: Draft): (lessons: readonly Id[]) => void {
  const navigate = useNavigate();
  return (lessons) => {
    if (lessons.some((id) => scrollToLesson(id))) return;
    const lesson = draft.lessons[lessons[0] ?? ''];
    const [group] = lesson?.groups ?? [];
    const [teacher] = lesson?.teachers ?? [];
    const id = group ?? teacher;
    if (id === undefined) return;
    const view = group === undefined ? 'teachers' : 'classes';
    void navigate({ to: '/schedule/$view/$id', params: { view, id } });
  };
}
