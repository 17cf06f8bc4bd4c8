import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppliedRepair } from './AppliedRepair.tsx';
import { applyRepair } from './apply-repair.ts';
import classes from './FindingsPanel.module.css';
import type { GroupedFindings, RepairFinding } from './group-findings.ts';
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
  const { faults, conflict, members, repairs, broken, unplaced } = grouped;
  useEffect(() => {
    if (applied) body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [applied]);

  const apply = (finding: RepairFinding) => {
    const after = applyRepair(finding.repair);
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
      {members.length > 0 && (
        <Section
          title={t('solver.found.conflict')}
          lead={conflict?.sentence ?? t('solver.found.conflictLead')}
        >
          <Sentences draft={draft} findings={members} />
        </Section>
      )}
      {members.length === 0 && conflict && (
        <Section title={t('solver.found.conflict')}>
          <Sentences draft={draft} findings={[conflict]} />
        </Section>
      )}
      {repairs.length > 0 && (
        <Section
          title={t('solver.found.repairs', { count: repairs.length })}
          lead={t('solver.found.repairsLead', { count: repairs.length })}
        >
          <ul className={classes.list}>
            {repairs.map((finding) => (
              <RepairItem
                key={finding.sentence}
                draft={draft}
                finding={finding}
                onApply={() => apply(finding)}
              />
            ))}
          </ul>
        </Section>
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

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
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
        </li>
      ))}
    </ul>
  );
}
