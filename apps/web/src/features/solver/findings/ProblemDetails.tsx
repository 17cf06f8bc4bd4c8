import type { JudgedTimetable, RuleNotKept } from '@bellgrid/constraints';
import type { Draft, Id, Message } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brokenText } from '../../../document/pre-check/broken-text.ts';
import { useJudgedTimetable } from '../../../document/pre-check/judged-timetable.ts';
import { compareForReader } from '../../../platform/texts/name-order.ts';
import { litOnPoint, scrollToLesson } from '../../../ui/timetable-grid/lit-lessons.ts';
import { countsOf, type RuleGroup, ruleGroups, singleRules } from '../run/rule-groups.ts';
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
  const reader = useReader(draft);
  const [by, setBy] = useState<(typeof sortings)[number]>('rule');
  const { notKept, cost } = judged;
  const broken = useMemo(() => {
    const rules = notKept.filter(({ isHard }) => isHard);
    return {
      lessons: [...new Set(rules.flatMap(({ lessons }) => lessons))],
      items: itemsOfRules(draft, rules),
    };
  }, [draft, notKept]);
  const groups = useMemo(() => ruleGroups(draft, notKept, reader), [draft, notKept, reader]);
  if (notKept.length === 0) {
    const { length: count } = judged.unplaced;
    const text = count > 0 ? t('solver.status.unplaced', { count }) : t('review.none');
    return <p className={panel.lead}>{text}</p>;
  }
  const { broken: counts, soft } = countsOf(judged);
  return (
    <section className={panel.section} aria-label={t('review.problems')}>
      <p className={classes.sum}>
        {counts.clashes + counts.rules > 0 &&
          t('solver.numbers.sentence', { numbers: brokenText(t, counts) })}{' '}
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
      {by === 'rule' ? <Rules draft={draft} groups={groups} /> : <People draft={draft} rules={notKept} />}
    </section>
  );
}

/** So many are listed at first. */
const LISTED = 100;

interface RulesProps {
  readonly draft: Draft;
  readonly groups: readonly RuleGroup[];
}

function Rules({ draft, groups }: RulesProps) {
  const { t } = useTranslation();
  const [listed, setListed] = useState(LISTED);
  const left = groups.length - listed;
  return (
    <>
      <ul className={classes.rules}>
        {groups.slice(0, listed).map((group) => (
          <Rule key={group.key} draft={draft} group={group} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="xs" variant="default" mt="xs" onClick={() => setListed(groups.length)}>
          {t('review.all', { count: left })}
        </Button>
      )}
    </>
  );
}

/** A rule in one line; it opens to its places, or to those for whom it is not kept, and the schedule goes to the first of its lessons. */
function Rule({ draft, group }: { readonly draft: Draft; readonly group: RuleGroup }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { isHard, places, cost, lessons, sentence, members } = group;
  const { length: count } = members;
  return (
    <li data-tone={isHard ? 'hard' : 'soft'} {...litOnPoint(() => lessons)}>
      <details
        className={classes.rule}
        onToggle={(event) => {
          if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
        }}
      >
        {/* The click that opens it also leads to its lessons. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary onClick={() => !isOpen && scrollToLesson(lessons[0] ?? '')}>
          <span dir="auto">{sentence}</span>
          <small>
            {isHard ? t('review.hardPlaces', { count: places }) : t('review.penalty', { cost })}
            {count > 1 && ` · ${t('review.members', { count })}`}
            {count === 1 && places > 1 && !isHard && ` · ${t('review.places', { count: places })}`}
          </small>
        </summary>
        {isOpen && (count > 1 ? <Members {...{ draft, members }} /> : <Places {...{ draft, members }} />)}
      </details>
    </li>
  );
}

type MembersProps = Pick<RuleGroup, 'members'> & { readonly draft: Draft };

/** A line for each of those for whom a rule for many is not kept. */
function Members({ draft, members }: MembersProps) {
  const reader = useReader(draft);
  const groups = useMemo(() => singleRules(draft, members, reader), [draft, members, reader]);
  return <Rules draft={draft} groups={groups} />;
}

/** The places of a rule. */
function Places({ draft, members }: MembersProps) {
  const { t } = useTranslation();
  const showLessons = useShowLessons(draft);
  return members.map(({ key, findings, isHard, lessons }) => (
    <Fragment key={key}>
      <Sentences draft={draft} findings={findings} tone={isHard ? 'hard' : 'soft'} />
      {lessons.length > 0 && (
        <button type="button" className={classes.show} onClick={() => showLessons(lessons)}>
          {t('review.show', { count: lessons.length })}
        </button>
      )}
    </Fragment>
  ));
}

/** The sentences and the order of names in the language of the reader. */
function useReader(draft: Draft) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are of a language.
  return useMemo(
    () => ({ say: (message: Message) => messageText(i18n, draft, message), compare: compareForReader }),
    [i18n, draft, language],
  );
}

interface PeopleProps {
  readonly draft: Draft;
  readonly rules: readonly RuleNotKept[];
}

function People({ draft, rules }: PeopleProps) {
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

interface PersonProps extends PeopleProps {
  readonly name: string;
  readonly words: readonly (string | false)[];
}

function Person({ draft, rules, name, words }: PersonProps) {
  const reader = useReader(draft);
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
      {isOpen && <Rules draft={draft} groups={ruleGroups(draft, rules, reader)} />}
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
