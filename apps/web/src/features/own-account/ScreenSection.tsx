import { chooseLanguage } from '@bellgrid/protocol';
import { isLanguage, languages } from '@bellgrid/texts';
import { NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { rememberUser } from '../../platform/current-user.ts';
import { setLanguage, shownLanguage } from '../../platform/texts/i18n.ts';
import classes from './AccountPage.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** Language and appearance of the screens. */
export function ScreenSection() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    void setLanguage(language);
    call(chooseLanguage, { language }).then(rememberUser, (error: unknown) =>
      console.warn('the language was not saved', error),
    );
  };
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t('shell.language')}
        description={t('ownAccount.screen.mails')}
        value={shownLanguage()}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      />
      <SegmentedControl
        aria-label={t('shell.appearance')}
        value={colorScheme}
        onChange={setColorScheme}
        data={schemes.map((value) => ({ value, label: t(`shell.${value}`) }))}
      />
    </div>
  );
}
