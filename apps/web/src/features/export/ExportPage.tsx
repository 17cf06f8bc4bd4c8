import { hasSchoolDates } from '@bellgrid/formats/calendar';
import { type ExportSettings, revisionNumber } from '@bellgrid/model';
import { Button, Menu, Modal, Progress, Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconPrinter,
  IconWorldShare,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { saveNow } from '../../document/saving/saver.ts';
import { download } from '../../platform/download.ts';
import { toast } from '../../platform/toast.tsx';
import { askExport } from './ask-export.ts';
import { ExportFields } from './ExportFields.tsx';
import classes from './ExportPage.module.css';
import { ExportPreview } from './ExportPreview.tsx';
import type { ExportFormat } from './export-messages.ts';
import { openPrintWindow, showPages } from './print-window.tsx';
import { SmallLetters } from './SmallLetters.tsx';
import { scheduleFileName } from './schedule-file-name.ts';
import { type ExportState, useExport } from './use-export.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
};

const failures = {
  pdf: 'output.screen.pdfFailed',
  xlsx: 'output.screen.excelFailed',
  csv: 'output.screen.fileFailed',
  html: 'output.screen.fileFailed',
  ics: 'output.screen.fileFailed',
} as const;

/** The Export Schedule screen: settings beside the pages that they give, and the ways to take them along. */
export function ExportPage() {
  const state = useExport();
  return (
    <div className={classes.screen}>
      <ExportActions state={state} />
      <SmallLetters {...state} />
      <div className={classes.work}>
        <ExportFields {...state} />
        <ExportPreview {...state} />
      </div>
    </div>
  );
}

function ExportActions({ state }: { readonly state: ExportState }) {
  const { t } = useTranslation();
  const [isBlocked, setBlocked] = useState(false);
  const { progress, run, cancel } = useFileExport(state);
  const { issue, logo, question } = state;
  const reason = issue === null ? null : t(`output.screen.issue.${issue}`);
  const isDisabled = reason !== null || progress !== null;
  const hasDates = useMemo(() => hasSchoolDates(state.draft), [state.draft]);

  const print = async (): Promise<void> => {
    const title = fileName(t, state, null);
    const target = openPrintWindow(title);
    if (target === null) {
      setBlocked(true);
      return;
    }
    try {
      const { signal } = new AbortController();
      const { pages, label } = await askExport({ ...question, ask: 'pages' }, 'pages', signal);
      const words = {
        title: fileName(t, state, label),
        print: t('output.screen.print'),
        hint: t('output.screen.printHint'),
      };
      await showPages(target, pages, logo?.address ?? null, words);
      void saveNow('pdf-export');
    } catch (error) {
      console.error(error);
      target.close();
      toast.warning(t('output.screen.pdfFailed'));
    }
  };
  return (
    <div className={classes.actions}>
      <Explained reason={reason ?? t('output.screen.toPdfHint')}>
        <Button
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={() => void print()}
        >
          {t('output.screen.toPdf')}
        </Button>
      </Explained>
      <Explained reason={reason ?? t('output.screen.downloadPdfHint')}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={() => void run('pdf')}
        >
          {t('output.screen.downloadPdf')}
        </Button>
      </Explained>
      <Explained reason={reason ?? t('output.screen.excelNote')}>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={() => void run('xlsx')}
        >
          {t('output.screen.toExcel')}
        </Button>
      </Explained>
      <Button
        component={Link}
        to="/publish"
        variant="default"
        leftSection={<IconWorldShare size={18} aria-hidden />}
      >
        {t('publish.open')}
      </Button>
      <Menu position="bottom-end" disabled={isDisabled}>
        <Menu.Target>
          <Button
            variant="subtle"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            disabled={isDisabled}
          >
            {t('output.screen.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['html', 'csv'] as const).map((format) => (
            <Menu.Item key={format} onClick={() => void run(format)}>
              {t(`output.screen.format.${format}`)}
            </Menu.Item>
          ))}
          <Menu.Item disabled={!hasDates} onClick={() => void run('ics')}>
            {t('output.screen.format.ics')}
            {hasDates ? null : <span className={classes.needs}>{t('output.screen.needsYear')}</span>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {progress === null ? (
        <p className={classes.reason}>{reason ?? t('output.screen.excelNote')}</p>
      ) : (
        <div className={classes.progress}>
          <Progress value={progress * 100} aria-label={t('output.screen.working')} className={classes.bar} />
          <Button variant="subtle" size="sm" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
      <Modal
        opened={isBlocked}
        onClose={() => setBlocked(false)}
        title={t('output.screen.blockedTitle')}
        size={480}
      >
        <p>{t('output.screen.blockedReason')}</p>
        <p>{t('output.screen.blockedHelp')}</p>
        <Button onClick={() => setBlocked(false)} data-autofocus>
          {t('output.screen.gotIt')}
        </Button>
      </Modal>
    </div>
  );
}

/** Says why a button is disabled. */
function Explained({
  reason,
  children,
}: {
  readonly reason: string | null;
  readonly children: ReactElement;
}) {
  return (
    <Tooltip label={reason} disabled={reason === null}>
      <span>{children}</span>
    </Tooltip>
  );
}

/** Makes a file and hands it to the downloads; one at a time, with its progress. */
function useFileExport(state: ExportState) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  const run = async (format: ExportFormat): Promise<void> => {
    const own = new AbortController();
    control.current = own;
    setProgress(0);
    try {
      const { bytes, label } = await askExport(
        { ...state.question, ask: 'file', format },
        'file',
        own.signal,
        setProgress,
      );
      download(`${fileName(t, state, label)}.${format}`, bytes, types[format]);
      void saveNow(format === 'pdf' ? 'pdf-export' : 'export');
    } catch (error) {
      if (!own.signal.aborted) {
        console.error(error);
        toast.warning(t(failures[format]));
      }
    }
    setProgress(null);
  };
  return { progress, run, cancel: () => control.current?.abort() };
}

function fileName(t: TFunction, { draft, settings, view }: ExportState, only: string | null): string {
  const views: Readonly<Record<ExportSettings['selectedExportView'], string>> = {
    individual: t('output.screen.fileView.individual'),
    division: t('output.screen.fileView.division'),
    day: t('output.screen.fileView.day'),
    global: t('output.screen.fileView.global'),
  };
  return scheduleFileName({
    ...{ school: draft.schoolData.schoolName, view: views[view], only, schedule: t('output.paper.school') },
    ...{ day: isoDay(new Date()), revision: revisionNumber(settings.revisionNumber) },
  });
}
