import type { NotFree } from '@bellgrid/constraints';
import { commands, type Draft, type Id, type Teacher, timetableOf } from '@bellgrid/model';
import { isolated, localeOf, messageText } from '@bellgrid/texts';
import { Button, Checkbox, Group, Modal, Radio, Select, Stack } from '@mantine/core';
import i18next, { type TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { createFactsOf, type FactsOf, type LessonFacts } from '../../ui/timetable-grid/lesson-facts.ts';
import { timeWords } from '../../ui/timetable-grid/lesson-words.ts';
import classes from './HandOver.module.css';
import { askHandOver, useHandOver } from './hand-over-store.ts';
import {
  type Candidate,
  candidatesFor,
  effectsOfHandOver,
  type HandOverArgs,
  type HandOverEffects,
  planShare,
  type ShareChoice,
  type SharePlan,
  type SubjectToHandOver,
  subjectsToHandOver,
} from './plan-hand-over.ts';

/** The dialog in which the lessons of a teacher are given to others, while a teacher is asked about. */
export function HandOver() {
  const asked = useHandOver(({ teacher }) => teacher);
  const draft = useDraft((whole) => whole);
  const teacher = asked === null ? undefined : draft.teachers[asked];
  const { t } = useTranslation();
  // The question is one of the screen: another screen does not show it.
  useEffect(() => close, []);
  if (!teacher) return null;
  return (
    <Modal
      opened
      onClose={close}
      title={t('teachers.handOver.title', { name: teacher.name })}
      size={560}
      closeOnClickOutside={false}
    >
      <HandOverForm key={teacher.id} draft={draft} from={teacher.id} />
    </Modal>
  );
}

const close = () => askHandOver(null);

interface HandOverFormProps {
  readonly draft: Draft;
  readonly from: Id;
}

type Options = Pick<ShareChoice, 'unfree' | 'takesLocked' | 'takesShared'>;
const OPTIONS: Options = { unfree: 'staging', takesLocked: false, takesShared: false };

function HandOverForm({ draft, from }: HandOverFormProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const subjects = useMemo(() => subjectsToHandOver(draft, from), [draft, from]);
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const [chosen, setChosen] = useState<Id | null>(null);
  // The new teachers of single subjects; null while all go to one.
  const [own, setOwn] = useState<ReadonlyMap<Id, Id> | null>(null);
  const [options, setOptions] = useState<ReadonlyMap<Id, Options>>(new Map());
  const taken = useMemo(() => subjects.filter(({ id }) => !left.has(id)), [subjects, left]);
  const candidates = useMemo(() => candidatesFor(draft, from, givenIn(taken)), [draft, from, taken]);
  const takers = useMemo(() => takersOf(draft, taken, chosen, own), [draft, taken, chosen, own]);
  const plans = useMemo(
    () =>
      [...takers.byTeacher].map(([to, all]) =>
        planShare(draft, { from, to, ...givenIn(all), ...(options.get(to) ?? OPTIONS) }),
      ),
    [draft, from, takers, options],
  );
  const args = useMemo(() => ({ from, shares: plans.map(({ share }) => share) }), [from, plans]);
  const effects = useEffects(draft, args);
  const nameOf = (id: Id) => draft.teachers[id]?.name ?? '';
  if (subjects.length === 0 || candidates.length === 0) {
    const reason = subjects.length === 0 ? 'noLessons' : 'noOthers';
    return <Nothing text={t(`teachers.handOver.${reason}`, { name: nameOf(from) })} />;
  }
  const count = plans.reduce((sum, { share }) => sum + share.lessons.length + share.unplaced.length, 0);
  const isNothing = count === 0 && plans.every(({ share }) => share.subjects.length === 0);
  const save = () => {
    if (!runEdit(commands.handOverLessons, args)) return;
    const list = new Intl.ListFormat(localeOf(i18next.language), { type: 'conjunction' });
    const to = list.format(plans.map(({ share }) => isolated(nameOf(share.to))));
    toast.success(t('teachers.handOver.done', { count, from: nameOf(from), to }));
    close();
  };
  return (
    <Stack gap="md">
      <TeacherChoice
        label={t('teachers.handOver.to')}
        candidates={candidates}
        placed={placedOf(draft, taken)}
        // Another window can have deleted the one that was chosen.
        value={chosen !== null && draft.teachers[chosen] ? chosen : null}
        onChange={setChosen}
        data-autofocus
      />
      <Subjects
        {...{ draft, from, subjects, left, own }}
        teacherOf={takers.teacherOf}
        onLeft={setLeft}
        onOwn={setOwn}
      />
      {own !== null && takers.open.length > 0 && (
        <p className={classes.line} role="status">
          {t('teachers.handOver.missing', { subjects: takers.open.map(labelOf).join(', ') })}
        </p>
      )}
      {plans.length > 0 && (
        <div className={classes.effects} role="status">
          {plans.map((plan) => (
            <ShareEffects
              key={plan.share.to}
              {...{ draft, from, plan, effects }}
              isNamed={plans.length > 1}
              options={options.get(plan.share.to) ?? OPTIONS}
              onOptions={(next) => setOptions(new Map(options).set(plan.share.to, next))}
            />
          ))}
          {effects ? (
            <WholeSchool {...{ draft, effects }} old={nameOf(from)} />
          ) : (
            <p className={classes.line}>{t('teachers.handOver.checking')}</p>
          )}
        </div>
      )}
      <div className={classes.footer}>
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        {/* Nothing is handed over before all that it breaks is read out. */}
        <Button disabled={isNothing || takers.open.length > 0 || effects === null} onClick={save}>
          {t('teachers.handOver.confirm', { count })}
        </Button>
      </div>
    </Stack>
  );
}

/** The lessons of these subjects, and those of them that have none. */
const givenIn = (subjects: readonly SubjectToHandOver[]) => ({
  lessons: subjects.flatMap((each) => each.lessons),
  subjects: subjects.flatMap((each) => (each.lessons.length === 0 ? each.id : [])),
});

const placedOf = (draft: Draft, subjects: readonly SubjectToHandOver[]): number =>
  givenIn(subjects).lessons.filter((id) => draft.lessons[id]?.timeSlot).length;

/** The subjects that each new teacher takes over; `open` are those that have no teacher yet. */
function takersOf(
  draft: Draft,
  taken: readonly SubjectToHandOver[],
  chosen: Id | null,
  own: ReadonlyMap<Id, Id> | null,
) {
  const teacherOf = (subject: Id): Id | null => {
    const teacher = draft.teachers[own?.get(subject) ?? chosen ?? ''] ?? draft.teachers[chosen ?? ''];
    return teacher?.id ?? null;
  };
  const byTeacher = new Map<Id, SubjectToHandOver[]>();
  const open: SubjectToHandOver[] = [];
  for (const subject of taken) {
    const to = teacherOf(subject.id);
    if (to === null) open.push(subject);
    else byTeacher.set(to, [...(byTeacher.get(to) ?? []), subject]);
  }
  return { byTeacher, teacherOf, open };
}

interface TeacherChoiceProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** The number of lessons that have a time. */
  readonly placed: number;
  readonly value: Id | null;
  readonly onChange: (teacher: Id) => void;
  /** Only read out. */
  readonly hasHiddenLabel?: boolean;
  readonly 'data-autofocus'?: boolean;
}

function TeacherChoice({
  label,
  candidates,
  placed,
  onChange,
  hasHiddenLabel,
  ...props
}: TeacherChoiceProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...(hasHiddenLabel ? { 'aria-label': label } : { label })}
      placeholder={t('teachers.handOver.toPlaceholder')}
      data={candidateGroups(t, candidates, placed)}
      onChange={(id) => id !== null && onChange(id)}
      allowDeselect={false}
      searchable
      openOnFocus={false}
      {...props}
    />
  );
}

/** The teachers to choose among, with those who teach such a subject in a group of their own. */
function candidateGroups(t: TFunction, candidates: readonly Candidate[], placed: number) {
  const itemOf = ({ teacher, free, taught }: Candidate) => ({
    value: teacher.id,
    label: [
      teacher.name,
      ...(placed > 0 ? [t('teachers.handOver.free', { free, count: placed })] : []),
      loadWords(t, teacher, taught),
    ].join(' · '),
  });
  const [teach, others] = [true, false].map((is) => candidates.filter((each) => each.isOfSubject === is));
  if (!teach?.length || !others?.length) return candidates.map(itemOf);
  return [
    { group: t('teachers.handOver.teach'), items: teach.map(itemOf) },
    { group: t('teachers.handOver.others'), items: others.map(itemOf) },
  ];
}

/** '20 of 24 periods', or the periods alone where no contract is entered. */
const loadWords = (t: TFunction, { contractPeriods: contract }: Teacher, taught: number): string =>
  contract === null
    ? t('teachers.handOver.loadAlone', { count: taught })
    : t('teachers.handOver.load', { taught, contract });

function Nothing({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.line}>{text}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('common.close')}
        </Button>
      </Group>
    </>
  );
}

const labelOf = ({ name, groups }: SubjectToHandOver): string =>
  [name, groups.map(isolated).join(', ')].filter(Boolean).map(isolated).join(' · ');

interface SubjectsProps {
  readonly draft: Draft;
  readonly from: Id;
  readonly subjects: readonly SubjectToHandOver[];
  /** Those that stay with the teacher. */
  readonly left: ReadonlySet<Id>;
  readonly own: ReadonlyMap<Id, Id> | null;
  readonly teacherOf: (subject: Id) => Id | null;
  readonly onLeft: (left: ReadonlySet<Id>) => void;
  readonly onOwn: (own: ReadonlyMap<Id, Id> | null) => void;
}

/** The subjects of the teacher, each to be handed over or not, on demand each to a teacher of its own. */
function Subjects({ draft, from, subjects, left, own, teacherOf, onLeft, onOwn }: SubjectsProps) {
  const { t } = useTranslation();
  const toggle = (id: Id) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeft(next);
  };
  return (
    <fieldset className={classes.subjects}>
      <legend>{t('teachers.handOver.subjects')}</legend>
      {subjects.length > 1 && (
        <Checkbox
          label={
            <>
              {t('teachers.handOver.all', { count: subjects.length })}{' '}
              {left.size > 0 && (
                <small>{t('teachers.handOver.chosen', { count: subjects.length - left.size })}</small>
              )}
            </>
          }
          checked={left.size === 0}
          indeterminate={left.size > 0 && left.size < subjects.length}
          onChange={() => onLeft(new Set(left.size === 0 ? subjects.map(({ id }) => id) : []))}
        />
      )}
      <div className={classes.scroll} data-split={own !== null || undefined}>
        {subjects.map((subject) => (
          <div key={subject.id} className={classes.subject}>
            <Checkbox
              label={
                <>
                  {labelOf(subject)}{' '}
                  <small>{t('teachers.handOver.lessons', { count: subject.lessons.length })}</small>
                </>
              }
              checked={!left.has(subject.id)}
              onChange={() => toggle(subject.id)}
            />
            {own !== null && !left.has(subject.id) && (
              <OwnTeacher
                {...{ draft, from, subject }}
                label={t('teachers.handOver.toFor', { subject: labelOf(subject) })}
                value={teacherOf(subject.id)}
                onChange={(teacher) => onOwn(new Map(own).set(subject.id, teacher))}
              />
            )}
          </div>
        ))}
      </div>
      {subjects.length > 1 && (
        <Checkbox
          label={t('teachers.handOver.split')}
          checked={own !== null}
          onChange={(event) => onOwn(event.currentTarget.checked ? new Map() : null)}
        />
      )}
    </fieldset>
  );
}

interface OwnTeacherProps extends Pick<TeacherChoiceProps, 'label' | 'value' | 'onChange'> {
  readonly draft: Draft;
  readonly from: Id;
  readonly subject: SubjectToHandOver;
}

/** The new teacher of one subject alone: those who are free for its lessons come first. */
function OwnTeacher({ draft, from, subject, ...props }: OwnTeacherProps) {
  const candidates = useMemo(() => candidatesFor(draft, from, givenIn([subject])), [draft, from, subject]);
  return <TeacherChoice {...{ candidates }} placed={placedOf(draft, [subject])} hasHiddenLabel {...props} />;
}

interface ShareEffectsProps {
  readonly draft: Draft;
  readonly from: Id;
  readonly plan: SharePlan;
  readonly effects: HandOverEffects | null;
  /** Others take over lessons too. */
  readonly isNamed: boolean;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

const MOST_BROKEN = 5;

/** All that happens with the lessons that one teacher takes over, before it does. */
function ShareEffects({ draft, from, plan, effects, isNamed, options, onOptions }: ShareEffectsProps) {
  const { t } = useTranslation();
  const { share, kept, waiting, notFree, locked, shared, both } = plan;
  const factsOf = useMemo(() => createFactsOf(draft, timetableOf(draft).placed, 'subject'), [draft]);
  const to = draft.teachers[share.to];
  const load = effects?.loads.get(share.to);
  const name = to?.name ?? '';
  const old = draft.teachers[from]?.name ?? '';
  return (
    <>
      {isNamed && (
        <b>
          <bdi>{name}</bdi>
        </b>
      )}
      {kept.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.keep', { count: kept.length, name })}</p>
      )}
      {waiting.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.waiting', { count: waiting.length, name })}</p>
      )}
      {share.subjects.length > 0 && (
        <p className={classes.line}>
          {t('teachers.handOver.withoutLessons', { count: share.subjects.length, name })}
        </p>
      )}
      {to && load && <LoadThen teacher={to} {...load} />}
      {shared.length > 0 && (
        <>
          <p className={classes.line}>
            {t('teachers.handOver.shared', { count: shared.length, from: old, to: name })}
          </p>
          <Checkbox
            label={t('teachers.handOver.takeShared', { count: shared.length, to: name })}
            checked={options.takesShared}
            onChange={(event) => onOptions({ ...options, takesShared: event.currentTarget.checked })}
          />
        </>
      )}
      {notFree.length > 0 && (
        <>
          <p className={classes.line} data-tone="soft">
            {t('teachers.handOver.notFree', { count: notFree.length, name })}
          </p>
          {notFree.length > locked.length && (
            <Radio.Group
              label={t('teachers.handOver.choice')}
              value={options.unfree}
              onChange={(value) => onOptions({ ...options, unfree: value === 'stay' ? 'stay' : 'staging' })}
            >
              <Stack gap={6} mt={6}>
                <Radio value="staging" label={t('teachers.handOver.toStaging', { name })} />
                <Radio value="stay" label={t('teachers.handOver.stay', { name: old })} />
              </Stack>
            </Radio.Group>
          )}
          {locked.length > 0 && (
            <Checkbox
              label={t('teachers.handOver.takeLocked', { count: locked.length })}
              checked={options.takesLocked}
              onChange={(event) => onOptions({ ...options, takesLocked: event.currentTarget.checked })}
            />
          )}
          <ul className={classes.list}>
            {notFree.map((each) => (
              <li key={each.lesson}>
                {lessonWords(t, factsOf(each.lesson))}{' '}
                <small>
                  {[
                    ...(locked.includes(each.lesson) ? [t('teachers.handOver.locked')] : []),
                    reasonOf(t, factsOf, each, name),
                  ].join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {both.length > 0 && (
        <p className={classes.line}>
          {t('teachers.handOver.both', {
            subjects: both.map((id) => isolated(draft.subjects[id]?.name ?? '')).join(', '),
            ...{ from: old, to: name },
          })}
        </p>
      )}
    </>
  );
}

/** The effects on the whole school: null until the browser has painted the plan and they are found, and while no teacher takes over anything. */
function useEffects(draft: Draft, args: HandOverArgs): HandOverEffects | null {
  const [found, setFound] = useState<{ readonly args: HandOverArgs; readonly effects: HandOverEffects }>();
  useEffect(() => {
    if (args.shares.length === 0) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setFound({ args, effects: effectsOfHandOver(draft, args) }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [draft, args]);
  return found?.args === args ? found.effects : null;
}

interface LoadThenProps {
  readonly teacher: Teacher;
  readonly taught: number;
  readonly available: number | null;
}

function LoadThen({ teacher, taught, available }: LoadThenProps) {
  const { t } = useTranslation();
  const { name, contractPeriods: contract } = teacher;
  return (
    <>
      <p className={classes.line} data-tone={contract !== null && taught > contract ? 'soft' : undefined}>
        {contract === null
          ? t('teachers.handOver.loadThenAlone', { name, count: taught })
          : t('teachers.handOver.loadThen', { name, taught, contract })}
      </p>
      {available !== null && (
        <p className={classes.line} data-tone="hard">
          {t('teachers.handOver.tooMany', { name, taught, available })}
        </p>
      )}
    </>
  );
}

interface WholeSchoolProps {
  readonly draft: Draft;
  readonly effects: HandOverEffects;
  /** The name of the old teacher. */
  readonly old: string;
}

/** Rules that are broken by it, and those that are deleted. */
function WholeSchool({ draft, effects, old }: WholeSchoolProps) {
  const { t } = useTranslation();
  const { broken, hasCalendar, losses } = effects;
  return (
    <>
      {broken.length > 0 && (
        <>
          <p className={classes.line} data-tone="hard">
            {t('teachers.handOver.broken', { count: broken.length })}
          </p>
          <ul className={classes.list}>
            {broken.slice(0, MOST_BROKEN).map((message, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
              <li key={at}>{messageText(i18next, draft, message)}</li>
            ))}
            {broken.length > MOST_BROKEN && (
              <li>{t('teachers.handOver.moreBroken', { count: broken.length - MOST_BROKEN })}</li>
            )}
          </ul>
        </>
      )}
      {hasCalendar && (
        <p className={classes.line} data-tone="soft">
          {t('teachers.handOver.calendar', { name: old })}
        </p>
      )}
      {losses > 0 && (
        <p className={classes.line} data-tone="soft">
          {t('structure.loss.constraints', { count: losses })}
        </p>
      )}
    </>
  );
}

/** 'Maths, 9A'; each name by itself, so that scripts of both directions stay apart. */
const subjectAndClasses = ({ subject, groups }: LessonFacts): string =>
  [subject, ...groups.map(({ name }) => name)].map(isolated).join(', ');

/** 'Maths, 9A · Monday period 3'. */
function lessonWords(t: TFunction, facts: LessonFacts): string {
  const { time } = facts;
  return [subjectAndClasses(facts), ...(time ? [isolated(timeWords(t, time))] : [])].join(' · ');
}

/** The other lessons of the new teacher then, or that the teacher is not available. */
function reasonOf(t: TFunction, factsOf: FactsOf, { others, isBlocked }: NotFree, name: string): string {
  const taken = others.map((id) =>
    t('placing.blocked.has', { name, lesson: subjectAndClasses(factsOf(id)), count: 1 }),
  );
  return [...(isBlocked ? [t('placing.blocked.away', { name, count: 1 })] : []), ...taken].join('; ');
}
