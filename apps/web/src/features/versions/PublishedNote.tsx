import type { Publication, Version } from '@bellgrid/protocol';
import { Anchor, CopyButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hasEnded, publicLink } from '../../document/publication/edition-words.ts';
import classes from './HistoryList.module.css';
import { closeHistory } from './history-drawer-store.ts';
import { editionWords, nameWords } from './version-words.ts';

interface PublishedNoteProps {
  readonly publication: Publication;
  readonly versions: readonly Version[];
}

/** The version that everyone can read now and the one from a later date, with their dates and the link. */
export function PublishedNote({ publication, versions }: PublishedNoteProps) {
  const { t, i18n } = useTranslation();
  const link = publicLink(publication);
  return (
    <section className={classes.published} aria-label={t('versions.published.title')}>
      {publication.editions.map((edition) => {
        const version = versions.find(({ id }) => id === edition.versionID);
        return (
          <p key={edition.publishedAt}>
            <strong>{editionWords(t, i18n.language, publication, edition)}</strong>
            {version ? (
              <span>{t('versions.published.version', { name: nameWords(version, i18n.language) })}</span>
            ) : null}
          </p>
        );
      })}
      <div>
        {hasEnded(publication) ? null : (
          <>
            <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
              {t('publish.view')}
            </Anchor>
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Anchor component="button" type="button" size="sm" onClick={copy}>
                  {t(copied ? 'publish.copied' : 'publish.copy')}
                </Anchor>
              )}
            </CopyButton>
          </>
        )}
        <Anchor component={Link} to="/publish" size="sm" onClick={closeHistory}>
          {t('home.since.publish')}
        </Anchor>
      </div>
    </section>
  );
}
