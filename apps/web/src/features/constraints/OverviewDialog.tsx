import { kindOf } from '@bellgrid/constraints';
import { type Constraint, findingKey } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, Group, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useDraftProblems, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { kindLabel } from '../constraint-editor/kind-entries.ts';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { AvailabilityMap } from './AvailabilityMap.tsx';
import { notKeptWords } from './Now.tsx';
import classes from './Overview.module.css';
import { OverviewNow } from './OverviewNow.tsx';
import { ruleText } from './rule-lines.ts';
import { type CausingCalendar, causedFindings, ruleOverview } from './rule-overview.ts';

const MOST = 12;

interface OverviewDialogProps {
  readonly onEdit: (constraint: Constraint) => void;
  readonly onClose: () => void;
}

/** The usual rules with their amounts and weights, and what the school's other rules are and cost. */
export function OverviewDialog({ onEdit, onClose }: OverviewDialogProps) {
  const { t, i18n } = useTranslation();
  useFocusReturn();
  const draft = useDraft((whole) => whole);
  const problems = useDraftProblems();
  const isChecked = useIsChecked();
  const hasPlaced = useDraft(({ lessons }) => Object.values(lessons).some(({ timeSlot }) => timeSlot));
  // The pre-check does not even begin in a school without anything in it.
  const isEmpty = useDraft(isEmptySchool);
  const { kinds, idle, costly } = useMemo(() => ruleOverview(draft, problems), [draft, problems]);
  const findings = useLiveFindings();
  const caused = useMemo(() => causedFindings(draft, findings ?? []), [draft, findings]);
  const line = (constraint: Constraint, note: string) => (
    <li key={constraint.id}>
      <button type="button" onClick={() => onEdit(constraint)}>
        {ruleText(i18n, draft, constraint)}
      </button>
      <span>{note}</span>
    </li>
  );
  const costlyLine = ({ constraint, hard, cost }: (typeof costly)[number]) =>
    line(
      constraint,
      hard > 0
        ? notKeptWords(t, { kind: kindOf(constraint)?.kind ?? '', hard, soft: 0 }, 'hard')
        : t('constraints.overview.cost', { cost }),
    );
  const foundSection = useRef<HTMLElement>(null);
  const costlySection = useRef<HTMLElement>(null);
  const jump = (to: 'found' | 'costly') => {
    const section = (to === 'found' ? foundSection : costlySection).current;
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start' });
  };
  const more = (count: number) =>
    count > MOST ? (
      <p className={classes.none}>{t('constraints.overview.more', { count: count - MOST })}</p>
    ) : null;
  return (
    <Modal opened onClose={onClose} title={t('constraints.overview.title')} size={860}>
      <OverviewNow
        {...{ problems, costly }}
        found={caused.length}
        line={costlyLine}
        onJump={jump}
        onLeave={onClose}
      />
      <section className={classes.section}>
        <h3>{t('usualRules.heading')}</h3>
        <UsualRules />
      </section>
      <section ref={foundSection} tabIndex={-1} className={classes.section}>
        <h3>{t('constraints.overview.impossible')}</h3>
        {caused.length === 0 ? (
          <p className={classes.none}>
            {findings === null && !isEmpty
              ? t('solver.status.checking')
              : t('constraints.overview.noneImpossible')}
          </p>
        ) : (
          <ul className={classes.causes}>
            {caused.slice(0, MOST).map(({ finding, rules, calendars }) => (
              <li key={findingKey(finding)}>
                {rules.map((constraint) =>
                  isDerived(constraint) ? (
                    <span key={constraint.id} title={t('rules.generated')}>
                      {ruleText(i18n, draft, constraint)}
                    </span>
                  ) : (
                    <button type="button" key={constraint.id} onClick={() => onEdit(constraint)}>
                      {ruleText(i18n, draft, constraint)}
                    </button>
                  ),
                )}
                {calendars.map((calendar) => (
                  <CalendarLink key={calendar.id} calendar={calendar} onLeave={onClose} />
                ))}
                <p>{messageText(i18n, draft, finding)}</p>
              </li>
            ))}
          </ul>
        )}
        {more(caused.length)}
      </section>
      <section ref={costlySection} tabIndex={-1} className={classes.section}>
        <h3>{t('constraints.overview.costly')}</h3>
        {costly.length === 0 ? (
          <p className={classes.none}>
            {!hasPlaced
              ? t('constraints.overview.nothingPlaced')
              : isChecked
                ? t('constraints.overview.noneCostly')
                : t('solver.status.checking')}
          </p>
        ) : (
          <ul className={classes.rules}>{costly.slice(0, MOST).map(costlyLine)}</ul>
        )}
        {more(costly.length)}
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.idle')}</h3>
        {idle.length === 0 ? (
          <p className={classes.none}>{t('constraints.overview.noneIdle')}</p>
        ) : (
          <ul className={classes.rules}>
            {idle.slice(0, MOST).map(({ constraint, reason, by }) =>
              line(
                constraint,
                t(`constraints.overview.reason.${reason}`, {
                  rule: by ? ruleText(i18n, draft, by) : '',
                }),
              ),
            )}
          </ul>
        )}
        {more(idle.length)}
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.kinds')}</h3>
        {kinds.length === 0 ? (
          <p className={classes.none}>{t('rules.none')}</p>
        ) : (
          <table className={classes.kinds}>
            <thead>
              <tr>
                <th scope="col">{t('constraints.kind')}</th>
                <th scope="col">{t('constraints.overview.hard')}</th>
                <th scope="col">{t('constraints.overview.soft')}</th>
                <th scope="col">{t('fields.weightOff')}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ kind, hard, soft, off }) => (
                <tr key={kind}>
                  <th scope="row">{kindLabel(i18n, kind)}</th>
                  {[hard, soft, off].map((count, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the three columns have no identity but their place.
                    <td key={index}>{count === 0 ? '' : t('names.number', { value: count })}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className={classes.section}>
        <h3>{t('constraints.overview.availability')}</h3>
        <AvailabilityMap onLeave={onClose} />
      </section>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>{t('rules.done')}</Button>
      </Group>
    </Modal>
  );
}

const calendarTabs = { teacher: 'teacher', group: 'class', classroom: 'classroom' } as const;

interface CalendarLinkProps {
  readonly calendar: CausingCalendar;
  readonly onLeave: () => void;
}

function CalendarLink({ calendar: { type, name }, onLeave }: CalendarLinkProps) {
  const { t } = useTranslation();
  return (
    <Link to="/constraints/$tab" params={{ tab: calendarTabs[type] }} preload={false} onClick={onLeave}>
      {t('constraints.overview.calendarOf', { name })}
    </Link>
  );
}
