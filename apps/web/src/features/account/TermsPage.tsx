import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { TermsText } from './TermsText.tsx';

export function TermsPage() {
  const { t } = useTranslation();
  return (
    <AccountFrame
      title={t('account.terms.title')}
      footer={
        <Link to="/dashboard/register" className={classes.link}>
          {t('account.terms.back')}
        </Link>
      }
    >
      <div style={{ marginBlockStart: 20 }}>
        <TermsText heading="h2" />
      </div>
    </AccountFrame>
  );
}
