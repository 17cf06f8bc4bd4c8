import { usePageTitle } from '../../platform/use-page-title.ts';
import { CodesSetup } from '../own-account/CodesSetup.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';

/** The administration of an administrator without a second factor: it is set up first. */
export function EnrolScreen() {
  const { t } = useAdminTexts();
  usePageTitle(t('enrol.title'));
  return (
    <div className={classes.enrol}>
      <h2>{t('enrol.title')}</h2>
      <p className={classes.hint}>{t('enrol.body')}</p>
      <CodesSetup />
    </div>
  );
}
