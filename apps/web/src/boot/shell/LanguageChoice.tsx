import { chooseLanguage as keepLanguage } from '@bellgrid/protocol';
import { isLanguage, languages } from '@bellgrid/texts';
import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { rememberUser } from '../../platform/current-user.ts';
import { setLanguage, shownLanguage } from '../../platform/texts/i18n.ts';

/** The languages, each by its own name; the choice is kept in the account. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    void setLanguage(language);
    call(keepLanguage, { language }).then(rememberUser, (error: unknown) =>
      console.warn('the language was not saved', error),
    );
  };
  return (
    <>
      <Menu.Label>{t('shell.language')}</Menu.Label>
      <Menu.RadioGroup value={shownLanguage()} onChange={choose}>
        {Object.entries(languages).map(([language, name]) => (
          <Menu.RadioItem key={language} value={language} closeMenuOnClick={false}>
            <span lang={language}>{name}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
