import { useTranslation } from 'react-i18next';
import classes from './TermsText.module.css';

const sections = ['use', 'data', 'account', 'care', 'change'] as const;

export function TermsText() {
  const { t } = useTranslation();
  return (
    <div className={classes.text}>
      {sections.map((section) => (
        <section key={section}>
          <h3>{t(`account.terms.sections.${section}.title`)}</h3>
          <p>{t(`account.terms.sections.${section}.body`)}</p>
        </section>
      ))}
    </div>
  );
}
