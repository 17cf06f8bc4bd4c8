import { cycleDates } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { dateText } from './propose-year.ts';
import classes from './SchoolOptions.module.css';
import { SchoolYearDialog } from './SchoolYearDialog.tsx';

/** The dates of the school year in one sentence, and the button that opens their form. */
export function SchoolYearSection() {
  const { t, i18n } = useTranslation();
  const year = useDraft((draft) => draft.schoolData.year);
  const days = useDraft((draft) => draft.schoolData.days);
  const [opened, setOpened] = useState(false);
  const text = (date: string) => dateText(date, i18n.language, { dateStyle: 'medium' });
  const count = year ? cycleDates(year, days.length).length : 0;
  return (
    <section aria-labelledby="school-year">
      <h2 className={classes.heading} id="school-year">
        {t('schoolYear.heading')}
      </h2>
      <p className={classes.hint}>
        {year
          ? t('schoolYear.summary', {
              ...{ first: text(year.firstDay), last: text(year.lastDay), count },
              zone: year.timeZone.replaceAll('_', ' '),
            })
          : t('schoolYear.missing')}
      </p>
      <Button variant="default" size="sm" onClick={() => setOpened(true)}>
        {t(year ? 'schoolYear.edit' : 'schoolYear.enter')}
      </Button>
      <SchoolYearDialog opened={opened} onClose={() => setOpened(false)} />
    </section>
  );
}
