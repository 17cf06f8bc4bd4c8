import { useTranslation } from 'react-i18next';
import classes from './TermsText.module.css';

const sections = ['use', 'data', 'account', 'care', 'change'] as const;

export function TermsText({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  return (
    <div className={classes.text}>
      {sections.map((section) => (
        <section key={section}>
          <Heading>{t(`account.terms.sections.${section}.title`)}</Heading>
          <p>{t(`account.terms.sections.${section}.body`)}</p>
        </section>
      ))}
    </div>
  );
}
