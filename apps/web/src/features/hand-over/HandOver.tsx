import type { NotFree } from '@bellgrid/constraints';
import { commands, type Draft, type Id, timetableOf } from '@bellgrid/model';
import { isolated, messageText } from '@bellgrid/texts';
import { Button, Checkbox, Group, Modal, Radio, Select, Stack } from '@mantine/core';
import i18next, { type TFunction } from 'i18next';
import { useDeferredValue, useMemo, useState } from 'react';
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
  candidatesFor,
  type HandOverPlan,
  lossesOfHandOver,
  planHandOver,
  type SubjectToHandOver,
  subjectsToHandOver,
  type Unfree,
} from './plan-hand-over.ts';

/** The dialog in which the lessons of a teacher are given to another one, while a teacher is asked about. */
export function HandOver() {
  const asked = useHandOver(({ teacher }) => teacher);
  const draft = useDraft((whole) => whole);
  const teacher = asked === null ? undefined : draft.teachers[asked];
  const { t } = useTranslation();
  if (!teacher) return null;
  return (
    <Modal
      opened
      onClose={() => askHandOver(null)}
      title={t('teachers.handOver.title', { name: teacher.name })}
      size={560}
      closeOnClickOutside={false}
    >
      <HandOverForm key={teacher.id} draft={draft} from={teacher.id} />
    </Modal>
  );
}

interface HandOverFormProps {
  readonly draft: Draft;
  readonly from: Id;
}

const close = () => askHandOver(null);

function HandOverForm({ draft, from }: HandOverFormProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const subjects = useMemo(() => subjectsToHandOver(draft, from), [draft, from]);
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const [to, setTo] = useState<Id | null>(null);
  const [unfree, setUnfree] = useState<Unfree>('staging');
  const lessons = useMemo(
    () => subjects.flatMap(({ id, lessons: own }) => (left.has(id) ? [] : own)),
    [subjects, left],
  );
  const candidates = useMemo(() => candidatesFor(draft, from, lessons), [draft, from, lessons]);
  // Reads all rules: the list may lag behind what is chosen.
  const wanted = useDeferredValue(
    useMemo(() => (to === null ? null : { from, to, lessons, unfree }), [from, to, lessons, unfree]),
  );
  const plan = useMemo(() => wanted && planHandOver(draft, wanted), [draft, wanted]);
  const nameOf = (id: Id) => draft.teachers[id]?.name ?? '';
  if (subjects.length === 0 || candidates.length === 0) {
    const reason = subjects.length === 0 ? 'noLessons' : 'noOthers';
    return <Nothing text={t(`teachers.handOver.${reason}`, { name: nameOf(from) })} />;
  }
  const placed = lessons.filter((id) => draft.lessons[id]?.timeSlot).length;
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
        data={candidates.map(({ teacher, free }) => ({
          value: teacher.id,
          label:
            placed === 0
              ? teacher.name
              : t('teachers.handOver.candidate', { name: teacher.name, free, count: placed }),
        }))}
        value={to}
        onChange={setTo}
        allowDeselect={false}
        searchable
        openOnFocus={false}
        data-autofocus
      />
      <Subjects subjects={subjects} left={left} onChange={setLeft} />
      {plan && <Effects {...{ draft, plan, unfree }} onUnfree={setUnfree} />}
      <div className={classes.footer}>
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button disabled={count === 0} onClick={save}>
          {t('teachers.handOver.confirm', { count })}
        </Button>
      </div>
    </Stack>
  );
}

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
  readonly unfree: Unfree;
  readonly onUnfree: (unfree: Unfree) => void;
}

const MOST_BROKEN = 5;

/** All that happens, before it does. */
function Effects({ draft, plan, unfree, onUnfree }: EffectsProps) {
  const { t } = useTranslation();
  const { args, kept, waiting, notFree, broken } = plan;
  const factsOf = useMemo(() => createFactsOf(draft, timetableOf(draft).placed, 'subject'), [draft]);
  const { hasCalendar, losses } = useMemo(() => lossesOfHandOver(draft, args), [draft, args]);
  const name = draft.teachers[args.to]?.name ?? '';
  const old = draft.teachers[args.from]?.name ?? '';
  return (
    <div className={classes.effects} role="status">
      {kept.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.keep', { count: kept.length, name })}</p>
      )}
      {waiting.length > 0 && (
        <p className={classes.line}>{t('teachers.handOver.waiting', { count: waiting.length, name })}</p>
      )}
      {notFree.length > 0 && (
        <>
          <p className={classes.line} data-tone="soft">
            {t('teachers.handOver.notFree', { count: notFree.length, name })}
          </p>
          <Radio.Group
            label={t('teachers.handOver.choice')}
            value={unfree}
            onChange={(value) => onUnfree(value === 'stay' ? 'stay' : 'staging')}
          >
            <Stack gap={6} mt={6}>
              <Radio value="staging" label={t('teachers.handOver.toStaging', { name })} />
              <Radio value="stay" label={t('teachers.handOver.stay', { name: old })} />
            </Stack>
          </Radio.Group>
          <ul className={classes.list}>
            {notFree.map((each) => (
              <li key={each.lesson}>
                {lessonWords(t, factsOf(each.lesson))} <small>{reasonOf(t, factsOf, each, name)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
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
    </div>
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
