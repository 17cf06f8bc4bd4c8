import { languages } from '@bellgrid/texts';
import { NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../platform/switch-language.ts';
import { shownLanguage } from '../../platform/texts/i18n.ts';
import classes from './AccountPage.module.css';

const schemes = ['light', 'dark', 'auto'] as const;

/** Language and appearance of the screens. */
export function ScreenSection() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t('shell.language')}
        description={t('ownAccount.screen.mails')}
        value={shownLanguage()}
        onChange={({ currentTarget }) => switchLanguage(currentTarget.value)}
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
