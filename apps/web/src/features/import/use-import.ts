import type { FileFormat, ImportFinding, ImportReport } from '@bellgrid/formats';
import { type Draft, type Message, value } from '@bellgrid/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readImport } from './read-import.ts';

export type ImportStep =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'failed'; readonly name: string; readonly findings: readonly ImportFinding[] }
  | {
      readonly step: 'report';
      readonly name: string;
      readonly format: FileFormat;
      readonly draft: Draft;
      readonly report: ImportReport;
    };

const problem = (message: Message): ImportFinding[] => [
  { severity: 'error', message, line: null, element: null },
];

async function stepAfter(file: File, signal: AbortSignal): Promise<ImportStep> {
  const { name } = file;
  const read = await readImport(file, signal);
  if (!read.ok) return { step: 'failed', name, findings: read.findings };
  return { step: 'report', name, format: read.format, draft: read.draft, report: read.report };
}

/** The steps of an import: choose a file, read it, and a report or its faults. */
export function useImport(dropped: File | null) {
  const [step, setStep] = useState<ImportStep>({ step: 'choose' });
  const reading = useRef<AbortController | null>(null);

  const choose = useCallback(() => {
    reading.current?.abort();
    setStep({ step: 'choose' });
  }, []);

  const read = useCallback(async (file: File) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setStep({ step: 'reading', name: file.name });
    let next: ImportStep;
    try {
      next = await stepAfter(file, controller.signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const unreadable = { code: 'importing.unreadable', values: { reason: value.text(reason) } };
      next = { step: 'failed', name: file.name, findings: problem(unreadable) };
    }
    if (!controller.signal.aborted) setStep(next);
  }, []);

  useEffect(() => {
    if (dropped) void read(dropped);
    return () => reading.current?.abort();
  }, [dropped, read]);

  return { step, choose, read };
}
