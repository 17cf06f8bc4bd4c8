import { languages } from '@bellgrid/texts';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../platform/switch-language.ts';
import { shownLanguage } from '../../platform/texts/i18n.ts';

/** The languages, each by its own name; the choice is kept in the account. */
export function LanguageChoice() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label>{t('shell.language')}</Menu.Label>
      <Menu.RadioGroup value={shownLanguage()} onChange={switchLanguage}>
        {Object.entries(languages).map(([language, name]) => (
          <Menu.RadioItem key={language} value={language} closeMenuOnClick={false}>
            <span lang={language}>{name}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
