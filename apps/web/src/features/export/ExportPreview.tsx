import { ActionIcon, Alert, Loader } from '@mantine/core';
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ExportPage.module.css';
import { PaperView } from './PaperView.tsx';
import type { ExportState } from './use-export.ts';

/** The pages as they will be printed, one at a time. */
export function ExportPreview({ preview, onPage, issue, isWorking, hasFailed, logo }: ExportState) {
  const { t } = useTranslation();
  const { page, index, count, missing } = preview;
  return (
    <section className={classes.preview} aria-label={t('output.screen.preview')}>
      <div className={classes.pager}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('output.screen.previousPage')}
          disabled={index === 0}
          onClick={() => onPage(index - 1)}
        >
          <IconChevronLeft size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        <span role="status" className={classes.pageNumber}>
          {page === null
            ? ' '
            : t('output.screen.pageOf', { title: page.title, number: index + 1, total: count })}
        </span>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('output.screen.nextPage')}
          disabled={index >= count - 1}
          onClick={() => onPage(index + 1)}
        >
          <IconChevronRight size={18} aria-hidden className={classes.arrow} />
        </ActionIcon>
        {isWorking && page !== null ? <Loader size={18} className={classes.loader} /> : null}
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
      {page === null ? (
        <div className={classes.nothing}>
          {isWorking && issue === null ? (
            <Loader size={28} />
          ) : (
            <>
              <IconFileOff size={32} stroke={1.5} aria-hidden />
              {issue === null ? null : <p>{t(`output.screen.issue.${issue}`)}</p>}
            </>
          )}
        </div>
      ) : (
        <PaperView page={page} logo={logo?.address ?? null} label={page.title} className={classes.page} />
      )}
    </section>
  );
}
