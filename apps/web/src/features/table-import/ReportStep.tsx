import type { TablePlan } from '@bellgrid/formats';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ImportCounts, PlannedRows } from './PlannedRows.tsx';
import classes from './TableImport.module.css';

interface ReportStepProps {
  readonly plan: TablePlan;
  readonly onClose: () => void;
}

/** The rows and values that an import left out, after it. */
export function ReportStep({ plan, onClose }: ReportStepProps) {
  const { t } = useTranslation();
  const count = (outcome: string) => plan.rows.filter((row) => row.outcome === outcome).length;
  const faulty = plan.rows.filter(({ faults, ignored }) => faults.length + ignored.length > 0);
  return (
    <section className={classes.form} aria-label={t('tableImport.report')}>
      <p className={classes.done} role="status">
        {t('tableImport.done', { added: count('add'), updated: count('update') })}
      </p>
      <ImportCounts rows={plan.rows} />
      <PlannedRows rows={faulty} />
      <Group justify="flex-end" gap="xs" className={classes.footer}>
        <p className={classes.keeps}>{t('tableImport.reportHint')}</p>
        <Button onClick={onClose} data-autofocus>
          {t('common.close')}
        </Button>
      </Group>
    </section>
  );
}
