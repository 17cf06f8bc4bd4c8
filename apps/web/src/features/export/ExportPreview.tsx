import { ActionIcon, Alert, Loader } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconFileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ExportPage.module.css';
import { PaperView } from './PaperView.tsx';
import type { ExportState } from './use-export.ts';

/** The pages as they will be printed, one at a time. */
export function ExportPreview({ preview, issue, isWorking, hasFailed, logo }: ExportState) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(0);
  const pages = preview?.pages ?? [];
  const index = Math.min(wanted, Math.max(0, pages.length - 1));
  const page = pages[index];
  const missing = preview?.missing ?? [];
  return (
    <section className={classes.preview} aria-label={t('output.screen.preview')}>
      <div className={classes.pager}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('output.screen.previousPage')}
          disabled={index === 0}
          onClick={() => setWanted(index - 1)}
        >
          <IconChevronLeft size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        <span role="status" className={classes.pageNumber}>
          {page === undefined
            ? ' '
            : t('output.screen.pageOf', { title: page.title, number: index + 1, total: pages.length })}
        </span>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('output.screen.nextPage')}
          disabled={index >= pages.length - 1}
          onClick={() => setWanted(index + 1)}
        >
          <IconChevronRight size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        {isWorking ? <Loader size={18} className={classes.loader} /> : null}
      </div>
      {missing.length > 0 ? (
        <Alert color="soft" icon={<IconAlertTriangle size={18} aria-hidden />} mb="sm">
          {t('output.screen.missing', { characters: missing.slice(0, 20).join(' '), count: missing.length })}
        </Alert>
      ) : null}
      {hasFailed ? (
        <Alert color="hard" role="alert">
          {t('output.screen.previewFailed')}
        </Alert>
      ) : null}
      {page === undefined ? (
        <div className={classes.nothing}>
          <IconFileOff size={32} stroke={1.5} aria-hidden />
          {issue === null ? null : <p>{t(`output.screen.issue.${issue}`)}</p>}
        </div>
      ) : (
        <PaperView page={page} logo={logo?.address ?? null} label={page.title} className={classes.page} />
      )}
    </section>
  );
}
