import { type Draft, type Finding, findingKey } from '@bellgrid/model';
import {
  type Conflict,
  countFindings,
  isSum,
  OMITTED_FINDINGS,
  type Repair,
  type RunFindings,
  repairsOf,
  separateFaults,
} from '@bellgrid/protocol';
import { messageText } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onStepTaken } from '../../../document/draft/undo-scope.ts';
import { isMade, type ListedRepair, listRepairs } from '../../../document/run/listed-repairs.ts';
import { repairState } from '../../../document/run/repair-state.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { litOnPoint } from '../../../ui/timetable-grid/lit-lessons.ts';
import { isMostlyPlaced } from '../run/change-question.ts';
import { repairedTimetable } from '../run/repaired-timetable.ts';
import { startRun } from '../run/start-run.ts';
import { alikeFindings } from './alike-findings.ts';
import classes from './DetailsPanel.module.css';
import { FindingText } from './FindingText.tsx';
import { lessonsAbout } from './finding-items.ts';
import { onFirstClick, RepairItem } from './RepairItem.tsx';
import { applyRepair, repairKey, undoRepair } from './repairs.ts';
import { ruleBoxes } from './rule-boxes.ts';

interface FindingSectionsProps {
  readonly draft: Draft;
  readonly findings: RunFindings;
  /** The draft was changed since the run found them. */
  readonly isDraftNewer: boolean;
  /** Called before the solver is started again by a button of these sections; without it they have none. */
  readonly onRun?: (() => void) | undefined;
}

/** The findings in sections by their meaning; repairs that are made are marked and listed alone. */
export function FindingSections({ draft, findings, isDraftNewer, onRun }: FindingSectionsProps) {
  const { t, i18n } = useTranslation();
  // The repair that was made, undone or made again last; each time another object.
  const [lastEdit, setLastEdit] = useState<{ readonly key: string } | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { conflicts, broken, unplaced, warnings } = findings;
  const faults = separateFaults(findings);
  const listed = useMemo(
    () => listRepairs(findings, (repair) => repairState(draft, repair)),
    [findings, draft],
  );
  useEffect(() => {
    if (lastEdit && body.current) showRepair(body.current, lastEdit.key);
  }, [lastEdit]);
  useEffect(() => onStepTaken((_, { key }) => key !== undefined && setLastEdit({ key })), []);

  const outcome = useSolver((run) => run.outcome);
  const begin = useMemo(() => {
    // Beside a schedule of its own, the next run asks first what it begins with.
    const repaired = !outcome || isMostlyPlaced(draft) ? null : repairedTimetable(outcome, draft);
    return (outcome && repaired && repairsOf(outcome.findings)[repaired.repair]) ?? null;
  }, [outcome, draft]);
  const edit: RepairEdits = {
    begin,
    onApply: (repair) => {
      if (applyRepair(repair, messageText(i18n, draft, repair.finding)))
        setLastEdit({ key: repairKey(repair) });
    },
    onUndo: undoRepair,
  };
  const areSeveral = conflicts.length > 1;
  const isRepaired = (index: number) =>
    listed.ofAll.some(isMade) || (listed.ofEach[index]?.some(isMade) ?? false);
  const open = conflicts.filter((_, index) => !isRepaired(index)).length;
  const isAllRepaired = conflicts.length > 0 && conflicts.every((_, index) => isRepaired(index));
  // One change of a rule that ends all conflicts comes before all that it ends.
  const isOneEnough = findings.repairs.some(({ action }) => action !== 'leaveOut');
  const { length: count } = listed.ofAll;
  const repairsOfAll = (
    <Repairs
      draft={draft}
      repairs={listed.ofAll}
      title={
        areSeveral
          ? t('solver.found.repairsOfAll', { count })
          : listed.ofAll.some(isMade)
            ? null
            : t('solver.found.repairs', { count })
      }
      lead={leadOf(
        listed.ofAll.map(({ repair }) => repair),
        t,
      )}
      edit={edit}
    />
  );
  return (
    <div ref={body} className={classes.sections}>
      {isDraftNewer && <EarlierNotice isTold={!isAllRepaired} onRun={onRun} />}
      {isOneEnough && repairsOfAll}
      <Alike
        title={t('solver.found.faults', { count: countFindings(faults) })}
        draft={draft}
        findings={faults}
      />
      {listed.isEachToRepair && (
        <p className={classes.lead}>
          {t(isOneEnough ? 'solver.found.orEachToRepair' : 'solver.found.eachToRepair')}
        </p>
      )}
      {conflicts.map((conflict, index) => (
        <ConflictSections
          key={keyOf(conflict)}
          draft={draft}
          conflict={conflict}
          repairs={listed.ofEach[index] ?? []}
          isRepaired={isRepaired(index)}
          number={areSeveral ? index + 1 : null}
          remaining={areSeveral ? open - 1 : null}
          edit={edit}
        />
      ))}
      {!isOneEnough && repairsOfAll}
      <BrokenRules draft={draft} findings={broken} />
      <Sentences
        title={t('solver.found.unplaced', { count: countFindings(unplaced) })}
        draft={draft}
        findings={unplaced}
      />
      <Alike
        title={t('solver.found.warnings', { count: countFindings(warnings) })}
        draft={draft}
        findings={warnings}
        tone="soft"
      />
    </div>
  );
}

/**
 * Keeps a repair in sight and gives it the focus: the item itself, not a button in it, so that a key that is still
 * held makes nothing else.
 */
function showRepair(body: HTMLElement, key: string): void {
  const items = [...body.querySelectorAll<HTMLElement>('[data-repair]')];
  const item = items.find(({ dataset }) => dataset.repair === key);
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

/** Two conflicts may have the same summary, but never a member in common. */
const keyOf = ({ summary, members }: Conflict): string => [summary, ...members].map(findingKey).join(' ');

interface EarlierNoticeProps {
  /** Findings of the earlier draft are shown below. */
  readonly isTold: boolean;
  readonly onRun: (() => void) | undefined;
}

/** Says above findings that the draft was changed since, and offers to run again what found them. */
function EarlierNotice({ isTold, onRun }: EarlierNoticeProps) {
  const { t } = useTranslation();
  const jobType = useSolver((run) => run.jobType) ?? 'solve';
  if (!isTold && !onRun) return null;
  return (
    <div className={classes.earlier} role="status">
      {isTold && <p>{t('solver.earlier.notice')}</p>}
      {onRun && (
        <Button
          size="xs"
          onClick={onFirstClick(() => {
            onRun();
            startRun({ jobType });
          })}
        >
          {t(jobType === 'check' ? 'solver.validate' : 'solver.generate')}
        </Button>
      )}
    </div>
  );
}

interface RepairEdits {
  /** The repair with whose schedule the next run begins. */
  readonly begin: Repair | null;
  readonly onApply: (repair: Repair) => void;
  readonly onUndo: (repair: Repair) => void;
}

interface ConflictSectionsProps {
  readonly draft: Draft;
  readonly conflict: Conflict;
  readonly repairs: readonly ListedRepair[];
  /** A repair of it is made: the cause is one no more. */
  readonly isRepaired: boolean;
  /** Its number among the conflicts; null for a single one. */
  readonly number: number | null;
  /** The other conflicts that have no repair yet; null for a single one. */
  readonly remaining: number | null;
  readonly edit: RepairEdits;
}

/** The cause in a sentence, its repairs, then all that the conflict consists of, closed where there are repairs; of a repaired one the repair alone. */
function ConflictSections({
  draft,
  conflict,
  repairs,
  isRepaired,
  number,
  remaining,
  edit,
}: ConflictSectionsProps) {
  const { t, i18n } = useTranslation();
  const { summary, members, counts } = conflict;
  const beside = counts?.beside ?? [];
  const count = repairs.length;
  const title = number === null ? null : t('solver.found.conflictOf', { number });
  return (
    <>
      {!isRepaired && (
        <Sentences title={title ?? t('solver.found.conflict')} draft={draft} findings={[summary]} />
      )}
      <Repairs
        draft={draft}
        repairs={repairs}
        title={
          isRepaired ? title : t(title ? 'solver.found.repairsOfOne' : 'solver.found.repairs', { count })
        }
        lead={title ? undefined : leadOf(conflict.repairs, t)}
        remaining={remaining}
        edit={edit}
      />
      {conflict.noRepair && count === 0 && (
        <p className={classes.lead}>{messageText(i18n, draft, conflict.noRepair)}</p>
      )}
      {beside.length > 0 && !isRepaired && (
        <details className={classes.members}>
          <summary>{t('solver.found.countedBeside', { count: beside.length })}</summary>
          <Sentences draft={draft} findings={beside} />
        </details>
      )}
      {members.length > 0 && !isRepaired && (
        <details className={classes.members} open={count === 0}>
          <summary>{t('solver.found.members')}</summary>
          <Sentences draft={draft} findings={members} />
        </details>
      )}
    </>
  );
}

/** With a repair that does not place every lesson, the trials show no more than the end of the conflict. */
function leadOf(repairs: readonly Repair[], t: TFunction): string {
  const count = repairs.length;
  const areFull = repairs.every(({ action, unplaced }) => action === 'leaveOut' || unplaced.length === 0);
  return t(areFull ? 'solver.found.repairsLead' : 'solver.found.repairsLeadOpen', { count });
}

interface RepairsProps {
  readonly draft: Draft;
  readonly repairs: readonly ListedRepair[];
  /** None above a single conflict's repair that is made: it says so itself. */
  readonly title: string | null;
  /** Advice on choosing among those that are still to be made. */
  readonly lead?: string | undefined;
  readonly remaining?: number | null;
  readonly edit: RepairEdits;
}

function Repairs({ draft, repairs, title, lead, remaining = null, edit }: RepairsProps) {
  if (repairs.length === 0) return null;
  return (
    <Section title={title ?? undefined} lead={repairs.some(isMade) ? undefined : lead}>
      {repairs.map((listed) => (
        <RepairItem
          key={repairKey(listed.repair)}
          draft={draft}
          listed={listed}
          remaining={remaining}
          isBegin={listed.repair === edit.begin}
          onApply={() => edit.onApply(listed.repair)}
          onUndo={() => edit.onUndo(listed.repair)}
        />
      ))}
    </Section>
  );
}

/** One box for each broken rule, with its places. */
function BrokenRules({ draft, findings }: { draft: Draft; findings: readonly Finding[] }) {
  const { t, i18n } = useTranslation();
  const [listed, omitted] = useMemo(() => {
    const isOmitted = ({ code }: Finding) => code === OMITTED_FINDINGS;
    return [findings.filter((each) => !isOmitted(each)), findings.filter(isOmitted)];
  }, [findings]);
  const boxes = useMemo(() => ruleBoxes(draft, listed), [draft, listed]);
  if (boxes.length === 0) return null;
  return (
    <Section title={t('solver.found.broken', { count: boxes.length })}>
      {boxes.map(({ key, places }) => {
        const [first] = places;
        const count = countFindings(places);
        return (
          first && (
            <li key={key} {...lighting(draft, ...places)}>
              {count > 1 && <p className={classes.places}>{t('solver.found.places', { count })}</p>}
              <FindingText
                draft={draft}
                finding={first}
                lines={count > 1 ? places.map((place) => messageText(i18n, draft, place)) : null}
                count={count}
                told={places.filter((place) => !isSum(place)).length}
              />
            </li>
          )
        );
      })}
      {omitted.map((finding) => (
        <li key={findingKey(finding)}>
          <FindingText draft={draft} finding={finding} />
        </li>
      ))}
    </Section>
  );
}

/** Lights the lessons of findings in the grid while they are pointed at or have the focus. */
const lighting = (draft: Draft, ...findings: readonly Finding[]) =>
  litOnPoint(() => findings.flatMap(({ about }) => lessonsAbout(draft, about)));

interface SectionProps {
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
}

function Section({ title, lead, children }: SectionProps & { children: ReactNode }) {
  return (
    <section className={classes.section}>
      {title !== undefined && <h3>{title}</h3>}
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

/** Findings in a list, many that say the same of different items on one card, on demand with all of them. */
export function Alike({ draft, findings, tone, ...section }: SentencesProps) {
  const { t, i18n } = useTranslation();
  const cards = useMemo(() => alikeFindings(findings), [findings]);
  if (findings.length === 0) return null;
  return (
    <Section {...section}>
      {cards.map(
        ([first, ...others]) =>
          first && (
            <li key={findingKey(first)} data-tone={tone} {...lighting(draft, first, ...others)}>
              {others.length > 0 && (
                <p className={classes.places}>{t('solver.found.alike', { count: others.length + 1 })}</p>
              )}
              <FindingText
                draft={draft}
                finding={first}
                lines={
                  others.length > 0 ? [first, ...others].map((each) => messageText(i18n, draft, each)) : null
                }
              />
            </li>
          ),
      )}
    </Section>
  );
}

interface SentencesProps extends SectionProps {
  readonly draft: Draft;
  readonly findings: readonly Finding[];
  readonly tone?: 'hard' | 'soft';
}

/** Findings in a list; pointing at one lights its lessons. */
export function Sentences({ draft, findings, tone, ...section }: SentencesProps) {
  if (findings.length === 0) return null;
  return (
    <Section {...section}>
      {findings.map((finding) => (
        <li key={findingKey(finding)} data-tone={tone} {...lighting(draft, finding)}>
          <FindingText draft={draft} finding={finding} />
        </li>
      ))}
    </Section>
  );
}
