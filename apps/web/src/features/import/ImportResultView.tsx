import type { CarriedEntry, ExplainedEntry, FileFormat, ImportReport } from '@bellgrid/formats';
import { type Draft, messageKey } from '@bellgrid/model';
import { localeOf, messageText } from '@bellgrid/texts';
import { Alert, Button, Checkbox, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconInfoCircle } from '@tabler/icons-react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptySchool, schoolFacts } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { gapsWithoutRule } from '../usual-rules/gaps-without-rule.ts';
import classes from './ImportDialog.module.css';
import { closeImport } from './import-dialog-store.ts';

interface ImportResultViewProps {
  readonly name: string;
  readonly format: FileFormat;
  readonly draft: Draft;
  /** The school as it is opened, with what was chosen here. */
  readonly used: Draft;
  readonly report: ImportReport;
  /** True when the usual rules of schools are added to those of the file. */
  readonly withUsualRules: boolean;
  readonly onUsualRules: (isWanted: boolean) => void;
  /** True when classrooms, which the file has but does not use, are switched on. */
  readonly withClassrooms: boolean;
  readonly onClassrooms: (isWanted: boolean) => void;
  readonly onUse: () => void;
}

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true };

/**
 * The contents of the file, the changes in meaning, the parts left out with the reasons; then the decision.
 */
export function ImportResultView({
  name,
  format,
  draft,
  used,
  report,
  withUsualRules,
  onUsualRules,
  withClassrooms,
  onClassrooms,
  onUse,
}: ImportResultViewProps) {
  const { t, i18n } = useTranslation();
  const replaces = !useDraft(isEmptySchool);
  const rooms = Object.keys(draft.classrooms).length;
  const noGapRule = gapsWithoutRule(draft);
  const things = report.carried.filter((entry) => !isRule(entry));
  const rules = report.carried.filter(isRule);
  const complete = [report.approximated, report.notCarried, report.warnings].every(
    (list) => list.length === 0,
  );
  return (
    <>
      <div className={classes.report}>
        <div>
          <p className={classes.schoolName}>{draft.schoolData.schoolName || name}</p>
          <p className={classes.dim}>
            {t(`importing.format.${format}`)} · {name}
          </p>
        </div>
        {rooms > 0 && !draft.config.isClassroomsEnabled ? (
          <Alert color="soft" variant="light" title={t('importing.roomsAreOff', { count: rooms })}>
            <Checkbox
              label={t('importing.switchRoomsOn')}
              description={t('importing.switchRoomsOnHint')}
              checked={withClassrooms}
              onChange={(event) => onClassrooms(event.currentTarget.checked)}
            />
          </Alert>
        ) : null}
        {format === 'fet' ? (
          <Alert
            color={noGapRule ? 'soft' : 'gray'}
            variant="light"
            title={noGapRule ? t(`importing.noGapRule.${noGapRule}`) : undefined}
          >
            <Checkbox
              label={t('importing.usualRules')}
              description={t('importing.usualRulesHint')}
              checked={withUsualRules}
              onChange={(event) => onUsualRules(event.currentTarget.checked)}
            />
          </Alert>
        ) : null}
        <Section icon={<IconCircleCheck {...icon} />} tone="good" title={t('importing.carried')}>
          <Carried entries={things} />
          {rules.length > 0 ? (
            <>
              <h4 className={classes.subheading}>{t('importing.rules')}</h4>
              <Carried entries={rules} wide />
              <p className={classes.dim}>
                {t('importing.ownRules', { count: schoolFacts(used).constraints })}
              </p>
            </>
          ) : null}
          <p className={classes.dim}>
            {report.placements === 0
              ? t('importing.placements_zero')
              : t('importing.placements', { count: report.placements })}
            {complete ? ` ${t('importing.everything')}` : ''}
          </p>
        </Section>
        {report.approximated.length > 0 ? (
          <Section icon={<IconInfoCircle {...icon} />} tone="soft" title={t('importing.approximated')}>
            <Explained entries={report.approximated} />
          </Section>
        ) : null}
        {report.notCarried.length > 0 ? (
          <Section icon={<IconCircleMinus {...icon} />} tone="hard" title={t('importing.notCarried')}>
            <Explained entries={report.notCarried} />
          </Section>
        ) : null}
        {report.warnings.length > 0 ? (
          <Section
            icon={<IconAlertTriangle {...icon} />}
            tone="soft"
            title={t('importing.warnings', { count: report.warnings.length })}
          >
            <ul className={classes.warnings}>
              {report.warnings.map((warning) => (
                <li key={messageKey(warning)}>{messageText(i18n, draft, warning)}</li>
              ))}
            </ul>
          </Section>
        ) : null}
      </div>
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        {replaces ? <p className={classes.replaces}>{t('importing.replaces')}</p> : null}
        <Button variant="default" onClick={closeImport}>
          {t('common.cancel')}
        </Button>
        <Button onClick={onUse} data-autofocus>
          {t('importing.use')}
        </Button>
      </Group>
    </>
  );
}

interface SectionProps {
  readonly icon: ReactNode;
  readonly tone: 'good' | 'soft' | 'hard';
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ icon: sign, tone, title, children }: SectionProps) {
  return (
    <section>
      <h3 className={classes.heading} data-tone={tone}>
        {sign}
        {title}
      </h3>
      {children}
    </section>
  );
}

function Carried({ entries, wide = false }: { entries: readonly CarriedEntry[]; wide?: boolean }) {
  const { i18n } = useTranslation();
  return (
    <dl className={classes.carried} data-wide={wide || undefined}>
      {entries.map((entry) => (
        <div key={messageKey(entry.name)}>
          <dt title={entry.element ?? undefined}>{entryName(i18n, entry)}</dt>
          <dd>{entry.count.toLocaleString(localeOf(i18n.language))}</dd>
        </div>
      ))}
    </dl>
  );
}

function Explained({ entries }: { entries: readonly ExplainedEntry[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={classes.explained}>
      {entries.map((entry) => (
        <li key={`${messageKey(entry.name)} ${messageKey(entry.reason)}`}>
          <span title={entry.element ?? undefined}>{entryName(i18n, entry)}</span>
          <b>{t('importing.count', { count: entry.count })}</b>
          <small>{messageText(i18n, null, entry.reason)}</small>
        </li>
      ))}
    </ul>
  );
}

/** True when an entry of a report is a rule of the file rather than a thing in it. */
export const isRule = ({ element }: CarriedEntry): boolean => /^Constraint[A-Z]/.test(element ?? '');

/** The name of an entry; that of an element of the file as words: `ConstraintTeacherMaxDays` is `Teacher max days`. */
export function entryName(texts: i18n, entry: CarriedEntry): string {
  const { element, name } = entry;
  if (element === null || !isRule(entry)) return messageText(texts, null, name);
  const words = element
    .replace(/^Constraint/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
