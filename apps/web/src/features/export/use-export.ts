import type { PaperPage } from '@bellgrid/formats/paper';
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
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { askExport } from './ask-export.ts';
import type { ExportQuestion } from './export-messages.ts';
import { loadPaperFonts } from './PaperView.tsx';
import { fontAddresses } from './paper-font-files.ts';

const wholeDraft = (draft: Draft): Draft => draft;
/** Waits so long after an edit before the pages are laid out again. */
const PAUSE = 200;

export interface Preview {
  readonly pages: readonly PaperPage[];
  readonly missing: readonly string[];
}

export interface ExportState {
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly view: ExportSettings['selectedExportView'];
  readonly issue: 'no-days' | 'nothing-to-export' | 'no-class' | null;
  readonly preview: Preview | null;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
  readonly logo: Logo | null;
  readonly question: Omit<ExportQuestion, 'ask' | 'format'>;
}

interface Logo {
  readonly png: ArrayBuffer;
  readonly address: string;
}

/** The open draft, its export settings, and the pages that they give. */
export function useExport(): ExportState {
  const draft = useDraft(wholeDraft);
  const settings = useMemo(() => exportSettingsOf(draft), [draft]);
  const [issue = null] = checkExportForm(draft, settings).errors;
  const logo = useLogo();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isWorking, setWorking] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const { language } = useTranslation().i18n;
  const question = useMemo(() => {
    const today = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date());
    return { draft, settings, language, today, logo: logo?.png ?? null };
  }, [draft, settings, language, logo]);

  useEffect(() => {
    const control = new AbortController();
    setWorking(true);
    const ask = async (): Promise<void> => {
      try {
        const { pages, missing } =
          issue === null
            ? await askExport({ ...question, ask: 'pages' }, 'pages', control.signal)
            : { pages: [], missing: [] };
        await loadPaperFonts(document, pages, fontAddresses);
        if (control.signal.aborted) return;
        setPreview({ pages, missing });
        setFailed(false);
        setWorking(false);
      } catch {
        if (control.signal.aborted) return;
        setFailed(true);
        setWorking(false);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [question, issue]);

  return {
    draft,
    settings,
    view: exportView(draft, settings),
    issue,
    preview,
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
