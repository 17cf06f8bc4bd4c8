import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enterUndoScope, onStepTaken } from '../../draft/undo-scope.ts';
import { applyRepair, repairSteps, undoRepair } from './apply-repair.ts';
import { EarlierNotice } from './EarlierNotice.tsx';
import { FindingDetails } from './FindingDetails.tsx';
import classes from './FindingsDrawer.module.css';
import type { GroupedConflict, GroupedFindings, RepairFinding } from './group-findings.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import { type ListedRepair, listRepairs } from './list-repairs.ts';
import { MadeRepair } from './MadeRepair.tsx';
import { RepairItem } from './RepairItem.tsx';
import { repairState } from './repair-state.ts';

interface FindingSectionsProps {
  readonly draft: Draft;
  readonly grouped: GroupedFindings;
  /** The draft was changed since the run found them. */
  readonly isDraftNewer: boolean;
}

/** The repair that was made, undone or made again last; each time another object. */
interface LastEdit {
  readonly sentence: string;
}

/** The findings by what they mean to the reader; repairs that are made are marked and stand for the others. */
export function FindingSections({ draft, grouped, isDraftNewer }: FindingSectionsProps) {
  const { t } = useTranslation();
  const [lastEdit, setLastEdit] = useState<LastEdit | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { faults, conflicts, repairs, broken, unplaced } = grouped;
  const listed = useMemo(
    () => listRepairs(grouped, (repair) => repairState(draft, repair)),
    [grouped, draft],
  );
  useEffect(() => {
    if (lastEdit && body.current) showRepair(body.current, lastEdit.sentence);
  }, [lastEdit]);
  useEffect(() => {
    const ends = [
      enterUndoScope({ steps: repairSteps, isDialog: true }),
      onStepTaken((_, { about }) => about !== undefined && setLastEdit({ sentence: about })),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  const edit: RepairEdits = {
    onApply: (finding) => {
      if (applyRepair(finding)) setLastEdit({ sentence: finding.sentence });
    },
    onUndo: undoRepair,
  };
  return (
    <div ref={body}>
      {isDraftNewer && <EarlierNotice />}
      {faults.length > 0 && (
        <Section title={t('solver.found.faults', { count: faults.length })}>
          <Sentences draft={draft} findings={faults} />
        </Section>
      )}
      {listed.isEachToRepair && <p className={classes.lead}>{t('solver.found.eachToRepair')}</p>}
      {conflicts.map((conflict, index) => (
        <ConflictSections
          key={keyOf(conflict)}
          draft={draft}
          conflict={conflict}
          repairs={listed.ofEach[index] ?? []}
          title={
            conflicts.length > 1
              ? t('solver.found.conflictOf', { number: index + 1, count: conflicts.length })
              : t('solver.found.conflict')
          }
          edit={edit}
        />
      ))}
      <Repairs
        draft={draft}
        repairs={listed.ofAll}
        title={
          conflicts.length > 1
            ? t('solver.found.repairsOfAll')
            : t('solver.found.repairs', { count: listed.ofAll.length })
        }
        lead={t('solver.found.repairsLead', { count: repairs.length })}
        edit={edit}
      />
      {broken.length > 0 && (
        <Section title={t('solver.found.broken', { count: broken.length })}>
          <Sentences draft={draft} findings={broken} />
        </Section>
      )}
      {unplaced.length > 0 && (
        <Section title={t('solver.found.unplaced', { count: unplaced.length })}>
          <Sentences draft={draft} findings={unplaced} />
        </Section>
      )}
    </div>
  );
}

/**
 * Keeps a repair in sight and gives it the focus: the item itself, not a button in it, so that a key that is still
 * held makes nothing else.
 */
function showRepair(body: HTMLElement, sentence: string): void {
  const items = [...body.querySelectorAll<HTMLElement>('[data-repair]')];
  const item = items.find(({ dataset }) => dataset.repair === sentence);
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

/** Two conflicts may have the same summary, but never a member in common. */
const keyOf = ({ summary, members }: GroupedConflict): string =>
  [summary, ...members].map((finding) => finding?.sentence).join(' ');

interface RepairEdits {
  readonly onApply: (finding: RepairFinding) => void;
  readonly onUndo: (finding: RepairFinding) => void;
}

interface ConflictSectionsProps {
  readonly draft: Draft;
  readonly conflict: GroupedConflict;
  readonly repairs: readonly ListedRepair[];
  readonly title: string;
  readonly edit: RepairEdits;
}

function ConflictSections({ draft, conflict, repairs, title, edit }: ConflictSectionsProps) {
  const { t } = useTranslation();
  const { summary, members } = conflict;
  return (
    <>
      <Section
        title={title}
        lead={members.length > 0 ? (summary?.sentence ?? t('solver.found.conflictLead')) : undefined}
      >
        <Sentences draft={draft} findings={members.length > 0 || !summary ? members : [summary]} />
      </Section>
      <Repairs
        draft={draft}
        repairs={repairs}
        title={t('solver.found.repairsOfOne', { count: repairs.length })}
        edit={edit}
      />
    </>
  );
}

interface RepairsProps {
  readonly draft: Draft;
  readonly repairs: readonly ListedRepair[];
  readonly title: string;
  /** How to choose among those that are still to be made. */
  readonly lead?: string;
  readonly edit: RepairEdits;
}

function Repairs({ draft, repairs, title, lead, edit }: RepairsProps) {
  if (repairs.length === 0) return null;
  const isMade = repairs.some(({ state }) => state === 'made');
  return (
    <Section title={title} lead={isMade ? undefined : lead}>
      <ul className={classes.list}>
        {repairs.map(({ finding, state }) =>
          state === 'made' ? (
            <MadeRepair key={finding.sentence} finding={finding} onUndo={() => edit.onUndo(finding)} />
          ) : (
            <RepairItem
              key={finding.sentence}
              draft={draft}
              finding={finding}
              isOutdated={state === 'outdated'}
              onApply={() => edit.onApply(finding)}
            />
          ),
        )}
      </ul>
    </Section>
  );
}

function Section({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}

function Sentences({ draft, findings }: { draft: Draft; findings: readonly SolverFinding[] }) {
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <li key={finding.sentence}>
          <LinkedSentence draft={draft} finding={finding} />
          <FindingDetails draft={draft} finding={finding} />
        </li>
      ))}
    </ul>
  );
}
