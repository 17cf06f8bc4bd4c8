import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/download.ts';
import classes from './AccountPage.module.css';

/** Recovery codes, which are shown only once, and their download. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('ownAccount.factor.keep')}</p>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="default"
        onClick={() => download(`${t('ownAccount.factor.keepName')}.txt`, `${codes.join('\n')}\n`)}
      >
        {t('ownAccount.factor.keepFile')}
      </Button>
    </>
  );
}
