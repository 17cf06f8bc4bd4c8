import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../platform/texts/i18n.ts';
import classes from './HelpDialog.module.css';
import taken from './pictures/taken.json';

const files = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const sizes: Readonly<Record<string, Readonly<Record<string, { width: number; height: number }>>>> = taken;

/** The picture of a section of the help, where it has one, in the language that is shown; a click shows it alone. */
export function HelpPicture({ of, title }: { readonly of: string; readonly title: string }) {
  const { t } = useTranslation();
  const language = shownLanguage();
  const file = files[`./pictures/${language}/${of}.webp`];
  const size = sizes[language]?.[of];
  if (file === undefined || size === undefined) return null;
  const { width, height } = size;
  return (
    <a href={file} target="_blank" rel="noreferrer" className={classes.picture}>
      <img src={file} alt={t('shell.helpPicture', { title })} loading="lazy" {...{ width, height }} />
    </a>
  );
}
