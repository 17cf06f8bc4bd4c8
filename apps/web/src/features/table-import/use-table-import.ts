import {
  fieldsOf,
  findHeader,
  guessMapping,
  type TableField,
  type TableKind,
  type TableMapping,
  type TablePlan,
  type TableRequest,
  type TableRow,
} from '@bellgrid/formats';
import { type Draft, palette } from '@bellgrid/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftSession } from '../../document/draft/draft-session.ts';
import { t } from '../../platform/texts/i18n.ts';
import { askTableWorker } from './ask-table-worker.ts';
import type { TableEntry } from './table-import-store.ts';
import type { Sheet } from './table-messages.ts';

/** Longer text is read at once: a text field takes many seconds to show thousands of lines. */
export const LARGE = 20_000;

/** A table that was read, and how its columns are understood. */
export interface MappedTable {
  /** The file's name; null for pasted text. */
  readonly file: string | null;
  /** The pasted text; null for a file. */
  readonly text: string | null;
  readonly sheets: readonly Sheet[];
  /** The sheet that is imported. */
  readonly sheet: number;
  readonly rows: readonly TableRow[];
  readonly columns: number;
  /** The index of the row that names the columns, below which the items are; null without one. */
  readonly headerRow: number | null;
  readonly mapping: TableMapping;
}

/** The choices of the preview. */
export type PlanChoices = Pick<TableRequest, 'addMissing' | 'sitTogether' | 'persons' | 'commaNamesAreOne'>;

export type TableStep =
  | { readonly step: 'source'; readonly fault: Sheet | null; readonly broken: boolean }
  | { readonly step: 'columns'; readonly table: MappedTable }
  | {
      readonly step: 'preview';
      readonly table: MappedTable;
      readonly choices: PlanChoices;
      readonly plan: TablePlan;
      /** The draft that the plan was made of. */
      readonly draft: Draft;
    }
  | { readonly step: 'report'; readonly plan: TablePlan };

const START: Extract<TableStep, { step: 'source' }> = { step: 'source', fault: null, broken: false };

const FIRST_CHOICES: PlanChoices = {
  addMissing: true,
  sitTogether: false,
  persons: {},
  commaNamesAreOne: null,
};

/** The rows with items in them. */
export const itemRows = ({ rows, headerRow }: MappedTable): readonly TableRow[] =>
  headerRow === null ? rows : rows.slice(headerRow + 1);

/** The names of the columns; none without a row of names. */
export const headerOf = ({ rows, headerRow }: MappedTable): readonly string[] =>
  headerRow === null ? [] : (rows[headerRow]?.cells ?? []);

/** True when a column holds the names of the items. */
export const hasName = ({ name, firstName, lastName }: TableMapping): boolean =>
  [name, firstName, lastName].some((column) => column !== undefined);

/** The sheet as a table whose columns are guessed from the row that names them. */
function mapped(
  kind: TableKind,
  { file, text }: Pick<MappedTable, 'file' | 'text'>,
  sheets: readonly Sheet[],
  sheet: number,
): MappedTable | null {
  const read = sheets[sheet]?.read;
  if (!read?.ok) return null;
  const { rows, columns } = read;
  const mapping = { name: 0 };
  const table = { file, text, sheets, sheet, rows, columns, headerRow: null, mapping };
  const headerRow = findHeader(kind, rows);
  return headerRow === null ? table : withHeader(kind, table, headerRow);
}

/** The table with the columns that a row of it names. */
function withHeader(kind: TableKind, table: MappedTable, headerRow: number | null): MappedTable {
  const named = { ...table, headerRow };
  return headerRow === null ? named : { ...named, mapping: guessMapping(kind, headerOf(named)) };
}

/** The first sheet with a row that names columns, else the first that can be read. */
function likeliestSheet(kind: TableKind, sheets: readonly Sheet[]): number {
  const named = sheets.findIndex(({ read }) => read.ok && findHeader(kind, read.rows) !== null);
  const readable = sheets.findIndex(({ read }) => read.ok);
  return Math.max(named === -1 ? readable : named, 0);
}

/** The steps of importing a table: its source, the fields of its columns, the preview of its effect. */
export function useTableImport(initial: TableKind) {
  const [kind, setKind] = useState(initial);
  const [step, setStep] = useState<TableStep>(START);
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  /** Runs one question at a time; a newer one ends the one before. */
  const work = useCallback(async (next: (signal: AbortSignal) => Promise<TableStep>) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setBusy(true);
    let after: TableStep;
    try {
      after = await next(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.warn('the table could not be read', error);
      after = { ...START, broken: true };
    }
    if (controller.signal.aborted) return;
    setBusy(false);
    setStep(after);
  }, []);

  const read = (source: string | File, kept?: TableEntry) =>
    work(async (signal) => {
      const isText = typeof source === 'string';
      const content = isText ? source : await source.arrayBuffer();
      const sheets = await askTableWorker({ ask: 'read', source: content }, signal);
      const usable = likeliestSheet(kept?.kind ?? kind, sheets);
      const from = { file: isText ? null : source.name, text: isText ? source : null };
      const table = mapped(kept?.kind ?? kind, from, sheets, usable);
      if (table === null) return { ...START, fault: sheets[usable] ?? null };
      return { step: 'columns', table: { ...table, ...kept?.columns } };
    });

  const preview = (table: MappedTable, choices: PlanChoices) =>
    work(async (signal) => {
      const { draft } = draftSession;
      const colorNames = Object.fromEntries(palette.map(({ name }) => [name, t(`editing.palette.${name}`)]));
      const request = { kind, rows: itemRows(table), mapping: table.mapping, colorNames, ...choices };
      const plan = await askTableWorker({ ask: 'plan', draft, request }, signal);
      return { step: 'preview', table, choices, plan, draft };
    });

  const changeTable = (change: (table: MappedTable) => MappedTable | null) => {
    if (step.step !== 'columns') return;
    const table = change(step.table);
    if (table !== null) setStep({ step: 'columns', table });
  };

  return {
    kind,
    step,
    busy,
    chooseKind: (next: TableKind) => {
      setKind(next);
      setStep(START);
    },
    read: (source: string | File) => read(source),
    /** Continues with a table that an earlier window left, at its columns where it had come to them or is too long for a field. */
    restore: (kept: TableEntry) => {
      setKind(kept.kind);
      if (kept.columns === null && kept.text.length < LARGE) setStep(START);
      else void read(kept.text, kept);
    },
    chooseSheet: (sheet: number) => changeTable((table) => mapped(kind, table, table.sheets, sheet)),
    chooseHeader: (headerRow: number | null) => changeTable((table) => withHeader(kind, table, headerRow)),
    /** A column is one field, and a field one column: the column that had it before loses it. */
    chooseField: (column: number, field: TableField | null) =>
      changeTable((table) => {
        const kept = fieldsOf(kind).filter((each) => each !== field && table.mapping[each] !== column);
        const mapping: { [Field in TableField]?: number } = {};
        for (const each of kept) if (table.mapping[each] !== undefined) mapping[each] = table.mapping[each];
        if (field !== null) mapping[field] = column;
        return { ...table, mapping };
      }),
    toPreview: () => (step.step === 'columns' ? preview(step.table, FIRST_CHOICES) : undefined),
    choose: (changes: Partial<PlanChoices>) => {
      if (step.step !== 'preview') return;
      // The choice shows at once, its plan a moment later.
      const choices = { ...step.choices, ...changes };
      setStep({ ...step, choices });
      void preview(step.table, choices);
    },
    /** Shows the rows and values that were left out. */
    report: (plan: TablePlan) => setStep({ step: 'report', plan }),
    /** Plans anew: the draft has changed since. */
    planAgain: () => (step.step === 'preview' ? preview(step.table, step.choices) : undefined),
    back: () => {
      asking.current?.abort();
      setBusy(false);
      setStep(step.step === 'preview' ? { step: 'columns', table: step.table } : START);
    },
  };
}
