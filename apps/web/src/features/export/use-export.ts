import type { PaperPage, TinyLetters } from '@bellgrid/formats/paper';
import {
  checkExportForm,
  type Draft,
  type ExportSettings,
  exportSettingsOf,
  exportView,
} from '@bellgrid/model';
import { logo as logoCall } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPages } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { askPage, keepPageThread } from './ask-export.ts';
import type { ExportQuestion } from './export-messages.ts';
import { loadPaperFonts } from './PaperView.tsx';
import { fontAddresses } from './paper-font-files.ts';

const wholeDraft = (draft: Draft): Draft => draft;
let versions = 0;
/** Waits so long after an edit before the pages are laid out again. */
const PAUSE = 200;

/** One of the pages that the settings give. */
export interface Preview {
  readonly page: PaperPage | null;
  readonly index: number;
  readonly count: number;
  readonly missing: readonly string[];
  readonly leftOut: number;
}

const nothing: Preview = { page: null, index: 0, count: 0, missing: [], leftOut: 0 };

export interface ExportState {
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly view: ExportSettings['selectedExportView'];
  readonly issue: 'empty-school' | 'no-days' | 'nothing-to-export' | 'no-class' | null;
  readonly preview: Preview;
  /** The smallest letters of all pages, where they are too small; those of the pages before until the present ones are judged. */
  readonly letters: TinyLetters | null;
  readonly onPage: (index: number) => void;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
  readonly logo: Logo | null;
  readonly question: Omit<ExportQuestion, 'ask' | 'format'>;
}

interface Logo {
  readonly png: ArrayBuffer;
  readonly address: string;
}

/** The open draft, its export settings, and a page that they give. */
export function useExport(): ExportState {
  const draft = useDraft(wholeDraft);
  const settings = useMemo(() => exportSettingsOf(draft), [draft]);
  const [fault = null] = checkExportForm(draft, settings).errors;
  const issue = hasPages(draft) ? fault : 'empty-school';
  const logo = useLogo();
  const [preview, setPreview] = useState(nothing);
  const [letters, setLetters] = useState<TinyLetters | null>(null);
  const [wanted, setWanted] = useState(0);
  const [isWorking, setWorking] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const { language } = useTranslation().i18n;
  const question = useMemo(() => {
    const today = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date());
    versions += 1;
    return { version: versions, draft, settings, language, today, logo: logo?.png ?? null };
  }, [draft, settings, language, logo]);

  const asked = useRef<typeof question | null>(null);
  useEffect(
    () =>
      keepPageThread((answer) => {
        if (answer.version === asked.current?.version) setLetters(answer.letters);
      }),
    [],
  );
  useEffect(() => {
    const control = new AbortController();
    const pause = asked.current === question ? 0 : PAUSE;
    asked.current = question;
    setWorking(true);
    const ask = async (): Promise<void> => {
      try {
        const found =
          issue === null
            ? await askPage({ ...question, ask: 'page', index: wanted }, control.signal)
            : nothing;
        await loadPaperFonts(document, found.page ? [found.page] : [], fontAddresses);
        if (control.signal.aborted) return;
        setPreview(found);
        setFailed(false);
        setWorking(false);
      } catch {
        if (control.signal.aborted) return;
        setFailed(true);
        setWorking(false);
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [question, issue, wanted]);

  return {
    draft,
    settings,
    view: exportView(draft, settings),
    issue,
    preview,
    letters: issue === null ? letters : null,
    onPage: setWanted,
    isWorking,
    hasFailed,
    logo,
    question,
  };
}

/** The logo of the school as PNG, because a PDF file cannot hold every kind of image. Without it the pages have none. */
function useLogo(): Logo | null {
  const { data: user } = useQuery(currentUserQuery);
  const updated = user?.logo?.lastUpdated ?? null;
  const { data } = useQuery({
    queryKey: ['export logo', updated],
    queryFn: () => readLogo(`${logoCall.path}?${encodeURIComponent(updated ?? '')}`),
    enabled: updated !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return updated === null ? null : (data ?? null);
}

async function readLogo(address: string): Promise<Logo | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the logo: ${response.status}`);
    const image = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return { png: await blob.arrayBuffer(), address };
  } catch (error) {
    console.error(error);
    return null;
  }
}
