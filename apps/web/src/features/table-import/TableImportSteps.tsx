import type { TableKind } from '@bellgrid/formats';
import { CommandRefused, commands } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { endOffers } from '../../document/saving/kept-entries.ts';
import { toast } from '../../platform/toast.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptEntry } from '../../ui/entity-form/use-kept-entry.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import classes from './TableImport.module.css';
import { closeTableImport, TABLE_FORM, type TableEntry } from './table-import-store.ts';
import { LARGE, type TableStep, useTableImport } from './use-table-import.ts';

const STEPS = ['source', 'columns', 'preview'] as const;

interface TableImportStepsProps {
  readonly kind: TableKind;
  /** Tells whether there is something that closing would lose. */
  readonly onBegun: (isBegun: boolean) => void;
}

/**
 * The three steps of an import: the source of the table, the fields of its columns, the preview of its
 * effect.
 */
export function TableImportSteps({ kind: initial, onBegun }: TableImportStepsProps) {
  const { t, i18n } = useTranslation();
  const work = useTableImport(initial);
  const [text, setText] = useState('');
  /** The text that is read, or could not be: a long one is in no field. */
  const [unread, setUnread] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const { step, kind } = work;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step puts the focus on its own first control.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step.step]);

  const pasted = textOf(step, text || unread);
  const offer = useKeptEntry<TableEntry>({
    form: TABLE_FORM,
    title: `${t('tableImport.title')}: ${t(`tableImport.kind.${kind}`)}`,
    isDirty: pasted.trim() !== '',
    read: () => {
      if (step.step === 'source') return { kind, text: pasted, columns: null };
      if (step.step === 'report') return { kind, text: pasted, columns: null };
      const { headerRow, mapping } = step.table;
      return { kind, text: pasted, columns: { headerRow, mapping } };
    },
    restore: (kept) => {
      setText(kept.text.length < LARGE ? kept.text : '');
      setUnread(kept.text);
      work.restore(kept);
    },
  });

  const isBegun = step.step === 'columns' || step.step === 'preview' || pasted.trim() !== '';
  useEffect(() => onBegun(isBegun), [onBegun, isBegun]);

  const take = () => {
    if (step.step !== 'preview') return;
    if (step.draft !== draftSession.draft) {
      toast.warning(t('tableImport.changedMeanwhile'));
      void work.planAgain();
      return;
    }
    try {
      draftSession.store.run(commands.importTable, step.plan.args);
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      toast.failure(messageText(i18n, draftSession.draft, error.refusal));
      return;
    }
    const count = (outcome: string) => step.plan.rows.filter((row) => row.outcome === outcome).length;
    // A table from before would be imported over this one.
    endOffers(TABLE_FORM);
    const isWhole = step.plan.rows.every(({ faults, ignored }) => faults.length + ignored.length === 0);
    if (!isWhole) return work.report(step.plan);
    closeTableImport();
    toast.success(t('tableImport.done', { added: count('add'), updated: count('update') }));
  };

  return (
    <div ref={body} className={classes.steps}>
      {step.step === 'report' && <ReportStep plan={step.plan} onClose={closeTableImport} />}
      {step.step !== 'report' && (
        <ol className={classes.trail} aria-label={t('tableImport.steps')}>
          {STEPS.map((each, index) => (
            <li key={each} aria-current={each === step.step ? 'step' : undefined}>
              <span aria-hidden>{index + 1}</span>
              {t(`tableImport.step.${each}`)}
            </li>
          ))}
        </ol>
      )}
      <EntryOfferNote offer={offer} />
      {step.step === 'source' && (
        <SourceStep
          kind={kind}
          busy={work.busy}
          text={text}
          unread={unread}
          fault={step.fault}
          broken={step.broken}
          onKind={work.chooseKind}
          onText={(next) => {
            setText(next);
            setUnread('');
          }}
          onRead={(source) => {
            setUnread(typeof source === 'string' ? source : '');
            void work.read(source);
          }}
        />
      )}
      {step.step === 'columns' && (
        <ColumnsStep
          kind={kind}
          busy={work.busy}
          table={step.table}
          onSheet={work.chooseSheet}
          onHeader={work.chooseHeader}
          onField={work.chooseField}
          onBack={() => {
            setUnread('');
            work.back();
          }}
          onContinue={() => void work.toPreview()}
        />
      )}
      {step.step === 'preview' && (
        <PreviewStep
          busy={work.busy}
          plan={step.plan}
          choices={step.choices}
          onChoose={work.choose}
          onBack={work.back}
          onConfirm={take}
        />
      )}
    </div>
  );
}

/** The pasted text that a step is about; nothing is left of it once it is imported. */
function textOf(step: TableStep, entered: string): string {
  if (step.step === 'source') return entered;
  return step.step === 'report' ? '' : (step.table.text ?? '');
}
