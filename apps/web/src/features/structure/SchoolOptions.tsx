import { useTranslation } from 'react-i18next';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { FeatureList } from './FeatureList.tsx';
import { LogoField } from './LogoField.tsx';
import { SchoolNameField } from './SchoolNameField.tsx';
import classes from './SchoolOptions.module.css';
import { SchoolYearSection } from './SchoolYearSection.tsx';

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
