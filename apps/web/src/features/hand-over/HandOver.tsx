import type { NotFree } from '@bellgrid/constraints';
import { commands, type Draft, type Id, type Teacher, timetableOf } from '@bellgrid/model';
import { isolated, messageText } from '@bellgrid/texts';
import { Button, Checkbox, Group, Modal, Radio, Select, Stack } from '@mantine/core';
import i18next, { type TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { createFactsOf, type FactsOf, type LessonFacts } from '../../ui/timetable-grid/lesson-facts.ts';
import { timeWords } from '../../ui/timetable-grid/lesson-words.ts';
import classes from './HandOver.module.css';
import { askHandOver, useHandOver } from './hand-over-store.ts';
import {
  type Candidate,
  candidatesFor,
  effectsOfHandOver,
  type HandOverChoice,
  type HandOverEffects,
  type HandOverPlan,
  planHandOver,
  type SubjectToHandOver,
  subjectsToHandOver,
} from './plan-hand-over.ts';

/** The dialog in which the lessons of a teacher are given to another one, while a teacher is asked about. */
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

type Options = Pick<HandOverChoice, 'unfree' | 'takesLocked' | 'takesShared'>;
const OPTIONS: Options = { unfree: 'staging', takesLocked: false, takesShared: false };

function HandOverForm({ draft, from }: HandOverFormProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const subjects = useMemo(() => subjectsToHandOver(draft, from), [draft, from]);
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const [chosen, setChosen] = useState<Id | null>(null);
  const [options, setOptions] = useState(OPTIONS);
  const given = useMemo(() => {
    const taken = subjects.filter(({ id }) => !left.has(id));
    return {
      lessons: taken.flatMap((each) => each.lessons),
      subjects: taken.flatMap((each) => (each.lessons.length === 0 ? each.id : [])),
    };
  }, [subjects, left]);
  const candidates = useMemo(() => candidatesFor(draft, from, given), [draft, from, given]);
  // Another window can have deleted the one that was chosen.
  const to = candidates.find(({ teacher }) => teacher.id === chosen)?.teacher;
  const plan = useMemo(
    () => (to ? planHandOver(draft, { from, to: to.id, ...given, ...options }) : null),
    [draft, from, to, given, options],
  );
  const nameOf = (id: Id) => draft.teachers[id]?.name ?? '';
  if (subjects.length === 0 || candidates.length === 0) {
    const reason = subjects.length === 0 ? 'noLessons' : 'noOthers';
    return <Nothing text={t(`teachers.handOver.${reason}`, { name: nameOf(from) })} />;
  }
  const placed = given.lessons.filter((id) => draft.lessons[id]?.timeSlot).length;
  const count = plan ? plan.args.lessons.length + plan.args.unplaced.length : 0;
  const save = () => {
    if (!plan || !runEdit(commands.handOverLessons, plan.args)) return;
    toast.success(t('teachers.handOver.done', { count, from: nameOf(from), to: nameOf(plan.args.to) }));
    close();
  };
  return (
    <Stack gap="md">
      <Select
        label={t('teachers.handOver.to')}
        placeholder={t('teachers.handOver.toPlaceholder')}
        data={candidateGroups(t, candidates, placed)}
        value={to?.id ?? null}
        onChange={setChosen}
        allowDeselect={false}
        searchable
        openOnFocus={false}
        data-autofocus
      />
      <Subjects subjects={subjects} left={left} onChange={setLeft} />
      {plan && to && <Effects {...{ draft, plan, to, options }} onOptions={setOptions} />}
      <div className={classes.footer}>
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button disabled={count === 0 && !plan?.args.subjects.length} onClick={save}>
          {t('teachers.handOver.confirm', { count })}
        </Button>
      </div>
    </Stack>
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

interface SubjectsProps {
  readonly subjects: readonly SubjectToHandOver[];
  /** Those that stay with the teacher. */
  readonly left: ReadonlySet<Id>;
  readonly onChange: (left: ReadonlySet<Id>) => void;
}

/** The subjects of the teacher, each to be handed over or not. */
function Subjects({ subjects, left, onChange }: SubjectsProps) {
  const { t } = useTranslation();
  const toggle = (id: Id) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className={classes.subjects}>
      <legend>{t('teachers.handOver.subjects')}</legend>
      {subjects.length > 1 && (
        <Checkbox
          label={t('teachers.handOver.all')}
          checked={left.size === 0}
          indeterminate={left.size > 0 && left.size < subjects.length}
          onChange={() => onChange(new Set(left.size === 0 ? subjects.map(({ id }) => id) : []))}
        />
      )}
      <div className={classes.scroll}>
        {subjects.map(({ id, name, groups, lessons }) => (
          <Checkbox
            key={id}
            label={
              <>
                {[name, groups.map(isolated).join(', ')].filter(Boolean).map(isolated).join(' · ')}{' '}
                <small>{t('teachers.handOver.lessons', { count: lessons.length })}</small>
              </>
            }
            checked={!left.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface EffectsProps {
  readonly draft: Draft;
  readonly plan: HandOverPlan;
  readonly to: Teacher;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

const MOST_BROKEN = 5;

/** All that happens, before it does. */
function Effects({ draft, plan, to, options, onOptions }: EffectsProps) {
  const { t } = useTranslation();
  const { args, kept, waiting, notFree, locked, shared, both } = plan;
  const factsOf = useMemo(() => createFactsOf(draft, timetableOf(draft).placed, 'subject'), [draft]);
  const effects = useEffects(draft, args);
  const name = to.name;
  const old = draft.teachers[args.from]?.name ?? '';
  return (
    <div className={classes.effects} role="status">
      {kept.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.keep', { count: kept.length, name })}</p>
      )}
      {waiting.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.waiting', { count: waiting.length, name })}</p>
      )}
      {args.subjects.length > 0 && (
        <p className={classes.line}>
          {t('teachers.handOver.withoutLessons', { count: args.subjects.length, name })}
        </p>
      )}
      {effects && <LoadThen teacher={to} taught={effects.taught} />}
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
      {effects && <WholeSchool {...{ draft, effects, old }} />}
    </div>
  );
}

/** The effects on the whole school, when the browser has painted the plan: null until then. */
function useEffects(draft: Draft, args: HandOverPlan['args']): HandOverEffects | null {
  const [found, setFound] = useState<{
    readonly args: HandOverPlan['args'];
    readonly effects: HandOverEffects;
  }>();
  useEffect(() => whenIdle(() => setFound({ args, effects: effectsOfHandOver(draft, args) })), [draft, args]);
  return found?.args === args ? found.effects : null;
}

function LoadThen({ teacher, taught }: { readonly teacher: Teacher; readonly taught: number }) {
  const { t } = useTranslation();
  const { name, contractPeriods: contract } = teacher;
  return (
    <p className={classes.line} data-tone={contract !== null && taught > contract ? 'soft' : undefined}>
      {contract === null
        ? t('teachers.handOver.loadThenAlone', { name, count: taught })
        : t('teachers.handOver.loadThen', { name, taught, contract })}
    </p>
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
