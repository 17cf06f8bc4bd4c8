import { Button, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../platform/texts/i18n.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';
import { SupportText } from '../../ui/frame/SupportText.tsx';
import classes from './HelpDialog.module.css';
import { closeHelp, openHelp, useHelpDialog } from './help-dialog-store.ts';
import { allSections, type HelpSection, searchHelp, sectionsOf } from './help-sections.ts';
import taken from './pictures/taken.json';
import { startTour } from './tour-store.ts';

/** The help of one screen: its purpose, then short answers under a title each; the search finds those of all screens. */
export function HelpDialog() {
  const { t } = useTranslation('help');
  const { opened, topic } = useHelpDialog();
  useFocusReturn(opened);
  return (
    <Modal opened={opened} onClose={closeHelp} title={topic ? t(`${topic}.title`) : ''} size={680}>
      {topic && opened ? <SearchedHelp topic={topic} /> : null}
      <TourStart />
      <p className={classes.contact}>
        <SupportText text="shell.helpContact" without={null} />
      </p>
    </Modal>
  );
}

/** The tour again, also for those who have taken or refused it. */
function TourStart() {
  const { t } = useTranslation();
  return (
    <p className={classes.tour}>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          closeHelp();
          startTour();
        }}
      >
        {t('shell.tour.take')}
      </Button>
    </p>
  );
}

function SearchedHelp({ topic }: { readonly topic: HelpTopic }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections are in the language that is shown.
  const sections = useMemo(allSections, [i18n.language]);
  const found = searchHelp(sections, search, topic);
  const isAsked = useHelpDialog(({ section }) => section !== null);
  // On a screen to touch, the keyboard would cover the help.
  const hasTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const isSearching = search.trim() !== '';
  const open = (section: HelpSection) => {
    setSearch('');
    openHelp(section.topic, section.id);
  };
  return (
    <>
      <TextInput
        type="search"
        className={classes.search}
        data-autofocus={isAsked || hasTouch ? undefined : true}
        aria-label={t('shell.helpSearch.label')}
        placeholder={t('shell.helpSearch.label')}
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          open(first);
        }}
      />
      <p className="visually-hidden" role="status">
        {isSearching ? t('shell.helpSearch.found', { count: found.length }) : ''}
      </p>
      {isSearching ? (
        <FoundSections found={found} onOpen={open} />
      ) : (
        <HelpText topic={topic} key={`${topic} ${i18n.language}`} />
      )}
    </>
  );
}

interface FoundSectionsProps {
  readonly found: readonly HelpSection[];
  readonly onOpen: (section: HelpSection) => void;
}

function FoundSections({ found, onOpen }: FoundSectionsProps) {
  const { t } = useTranslation();
  const { t: ofHelp } = useTranslation('help');
  if (found.length === 0) return <p className={classes.intro}>{t('shell.helpSearch.found', { count: 0 })}</p>;
  return (
    <ul className={classes.found}>
      {found.map((section) => (
        <li key={`${section.topic} ${section.id}`}>
          <button type="button" onClick={() => onOpen(section)}>
            <strong>{section.title}</strong>
            <span className={classes.from}>{ofHelp(`${section.topic}.title`)}</span>
            <span className={classes.body}>{section.body}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function HelpText({ topic }: { readonly topic: HelpTopic }) {
  const { t } = useTranslation('help');
  const asked = useHelpDialog(({ section }) => section);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wanted section comes into sight.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <div className={classes.text}>
      <p className={classes.intro}>{t(`${topic}.intro`)}</p>
      {sectionsOf(topic).map(({ id, title, body }) => (
        <section key={id} data-asked={id === asked || undefined}>
          {id === asked ? (
            <h3 ref={heading} tabIndex={-1} data-autofocus>
              {title}
            </h3>
          ) : (
            <h3>{title}</h3>
          )}
          <p>{body}</p>
          <HelpPicture of={`${topic}.${id}`} title={title} />
        </section>
      ))}
    </div>
  );
}

const files = import.meta.glob<string>('./pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const sizes: Readonly<Record<string, Readonly<Record<string, { width: number; height: number }>>>> = taken;

/** The picture of a section of the help, where it has one, in the language that is shown; a click shows it alone. */
function HelpPicture({ of, title }: { readonly of: string; readonly title: string }) {
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
