import { cycleDates } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { FeatureList } from './FeatureList.tsx';
import { LogoField } from './LogoField.tsx';
import { dateText } from './propose-year.ts';
import { SchoolNameField } from './SchoolNameField.tsx';
import classes from './SchoolOptions.module.css';
import { SchoolYearDialog, YEAR_FORM } from './SchoolYearDialog.tsx';

/** The school's name, what of the product it uses, and its usual rules. */
export function SchoolOptions() {
  const { t } = useTranslation();
  return (
    <div className={classes.options}>
      <SchoolNameField />
      <LogoField />
      <SchoolYearSection />
      <section>
        <h2 className={classes.heading}>{t('structure.options.features')}</h2>
        <FeatureList />
      </section>
      <section aria-labelledby="usual-rules">
        <h2 className={classes.heading} id="usual-rules">
          {t('usualRules.heading')}
        </h2>
        <UsualRules />
      </section>
    </div>
  );
}

/** The dates of the school year in one sentence, and the button that opens their form. */
function SchoolYearSection() {
  const { t, i18n } = useTranslation();
  const year = useDraft((draft) => draft.schoolData.year);
  const days = useDraft((draft) => draft.schoolData.days);
  const [opened, setOpened] = useState(false);
  useEntryToOpen(({ form }) => {
    if (form !== YEAR_FORM) return false;
    setOpened(true);
    return true;
  });
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
