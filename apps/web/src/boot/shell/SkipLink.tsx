import { useTranslation } from 'react-i18next';
import classes from './SkipLink.module.css';

/** Leads past the navigation to the content, and is seen only while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#content" className={classes.skip}>
      {t('shell.skipToContent')}
    </a>
  );
}
