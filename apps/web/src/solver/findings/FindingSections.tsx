import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppliedRepair } from './AppliedRepair.tsx';
import { applyRepair } from './apply-repair.ts';
import { FindingDetails } from './FindingDetails.tsx';
import classes from './FindingsPanel.module.css';
import type { GroupedConflict, GroupedFindings, RepairFinding } from './group-findings.ts';
import { LinkedSentence } from './LinkedSentence.tsx';
import { RepairItem } from './RepairItem.tsx';

interface FindingSectionsProps {
  readonly draft: Draft;
  readonly grouped: GroupedFindings;
}

interface Applied {
  readonly finding: RepairFinding;
  readonly after: Draft;
}

/** The findings by what they mean to the reader; after a repair was made the others are history. */
export function FindingSections({ draft, grouped }: FindingSectionsProps) {
  const { t } = useTranslation();
  const [applied, setApplied] = useState<Applied | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { faults, conflicts, repairs, broken, unplaced } = grouped;
  useEffect(() => {
    if (applied) body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [applied]);

  const apply = (finding: RepairFinding) => {
    const after = applyRepair(finding);
    if (after !== null) setApplied({ finding, after });
  };
  if (applied) {
    return (
      <div ref={body}>
        <AppliedRepair
          sentence={applied.finding.sentence}
          after={applied.after}
          draft={draft}
          onUndone={() => setApplied(null)}
        />
      </div>
    );
  }
  return (
    <>
      {faults.length > 0 && (
        <Section title={t('solver.found.faults', { count: faults.length })}>
          <Sentences draft={draft} findings={faults} />
        </Section>
      )}
      {conflicts.map((conflict, index) => (
        <ConflictSections
          key={conflict.summary?.sentence ?? ''}
          draft={draft}
          conflict={conflict}
          title={
            conflicts.length > 1
              ? t('solver.found.conflictOf', { number: index + 1, count: conflicts.length })
              : t('solver.found.conflict')
          }
          onApply={apply}
        />
      ))}
      {repairs.length > 0 && (
        <Repairs
          draft={draft}
          repairs={repairs}
          title={
            conflicts.length > 1
              ? t('solver.found.repairsOfAll')
              : t('solver.found.repairs', { count: repairs.length })
          }
          lead={t('solver.found.repairsLead', { count: repairs.length })}
          onApply={apply}
        />
      )}
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
    </>
  );
}

interface ConflictSectionsProps {
  readonly draft: Draft;
  readonly conflict: GroupedConflict;
  readonly title: string;
  readonly onApply: (finding: RepairFinding) => void;
}

function ConflictSections({ draft, conflict, title, onApply }: ConflictSectionsProps) {
  const { t } = useTranslation();
  const { summary, members, repairs } = conflict;
  return (
    <>
      <Section
        title={title}
        lead={members.length > 0 ? (summary?.sentence ?? t('solver.found.conflictLead')) : undefined}
      >
        <Sentences draft={draft} findings={members.length > 0 || !summary ? members : [summary]} />
      </Section>
      {repairs.length > 0 && (
        <Repairs
          draft={draft}
          repairs={repairs}
          title={t('solver.found.repairsOfOne', { count: repairs.length })}
          lead={t('solver.found.repairsOfOneLead')}
          onApply={onApply}
        />
      )}
    </>
  );
}

interface RepairsProps {
  readonly draft: Draft;
  readonly repairs: readonly RepairFinding[];
  readonly title: string;
  readonly lead: string;
  readonly onApply: (finding: RepairFinding) => void;
}

function Repairs({ draft, repairs, title, lead, onApply }: RepairsProps) {
  return (
    <Section title={title} lead={lead}>
      <ul className={classes.list}>
        {repairs.map((finding) => (
          <RepairItem
            key={finding.sentence}
            draft={draft}
            finding={finding}
            onApply={() => onApply(finding)}
          />
        ))}
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
          <FindingDetails finding={finding} />
        </li>
      ))}
    </ul>
  );
}
