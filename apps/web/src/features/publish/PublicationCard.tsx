import { dateOfNumber, dayNumber } from '@bellgrid/model';
import {
  changePublication,
  MAX_PAGE_PASSWORD,
  MIN_PAGE_PASSWORD,
  type Publication,
  renewPublication,
  stopPublication,
} from '@bellgrid/protocol';
import { Anchor, Button, CopyButton, TextInput } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords, hasEnded, publicLink, publishedWords } from '../../document/publication/edition-words.ts';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import classes from './PublishPage.module.css';
import { TeacherMails } from './TeacherMails.tsx';
import { usePublicationCall } from './use-publication-call.ts';

interface PublicationCardProps {
  readonly publication: Publication;
}

/** The link of the published pages, what they show at present, and everything that guards them. */
export function PublicationCard({ publication }: PublicationCardProps) {
  const { t, i18n } = useTranslation();
  const link = publicLink(publication);
  const { editions } = publication;
  return (
    <>
      <section className={classes.card} aria-labelledby="publish-link">
        <h2 id="publish-link">{t('publish.link')}</h2>
        <span className={classes.link} dir="ltr">
          {link}
        </span>
        {hasEnded(publication) ? (
          <p role="status">
            {t('publish.ended', { date: dayWords(i18n.language, lastDayOf(publication.expiresAt)) })}
          </p>
        ) : null}
        <div className={classes.actions}>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button onClick={copy} leftSection={<IconCopy size={16} aria-hidden />}>
                {t(copied ? 'publish.copied' : 'publish.copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('publish.view')}
          </Button>
        </div>
        <ul className={classes.editions}>
          {editions.map((edition) => (
            <li key={edition.publishedAt}>
              <b>
                {edition.isShown || edition.validFrom === null
                  ? t('publish.state.shown')
                  : t('publish.state.later', { date: dayWords(i18n.language, edition.validFrom) })}
              </b>{' '}
              · {t('publish.state.published', { date: publishedWords(i18n.language, edition) })} ·{' '}
              {t('publish.state.pages', { count: edition.pages })}
              {edition.changed > 0 ? ` · ${t('publish.state.changed', { count: edition.changed })}` : null} ·{' '}
              {t(edition.hasCalendars ? 'publish.state.calendars' : 'publish.state.noCalendars')}
            </li>
          ))}
        </ul>
        {editions.some(({ changed }) => changed > 0) ? (
          <div className={classes.actions}>
            {(['changes', 'changes.pdf'] as const).map((page) => (
              <Anchor
                key={page}
                href={`${link}/${page}${editions.length > 1 ? '?next' : ''}`}
                target="_blank"
                rel="noreferrer"
              >
                {t(page === 'changes' ? 'publish.changes' : 'publish.changesPdf')}
              </Anchor>
            ))}
          </div>
        ) : null}
      </section>
      <TeacherMails publication={publication} />
      <AccessFields key={publication.path} publication={publication} />
    </>
  );
}

function AccessFields({ publication }: PublicationCardProps) {
  const { t } = useTranslation();
  const { isBusy, run } = usePublicationCall();
  const [password, setPassword] = useState('');
  const { fields, change, offer, saved } = useKeptFields({
    form: 'publish-expiry',
    title: t('publish.expires'),
    initial: () => ({ expires: lastDayOf(publication.expiresAt) }),
  });
  const { expires } = fields;
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null);
  const act = {
    renew: () => run(() => call(renewPublication, {}), t('publish.done')),
    stop: () => run(() => call(stopPublication, {}), t('publish.stopped')),
  };
  const setAccess = (changes: Parameters<typeof call<typeof changePublication>>[1]) =>
    run(() => call(changePublication, changes), t('publish.saved'));
  return (
    <section className={classes.card} aria-labelledby="publish-access">
      <h2 id="publish-access">{t('publish.access')}</h2>
      <form
        className={classes.actions}
        onSubmit={(event) => {
          event.preventDefault();
          void setAccess({ password }).then(() => setPassword(''));
        }}
      >
        <PasswordField
          label={t('publish.password')}
          description={`${
            publication.hasPassword
              ? t('publish.hasPassword')
              : t('publish.passwordHint', { count: MIN_PAGE_PASSWORD })
          } ${t('publish.passwordCalendars')}`}
          value={password}
          maxLength={MAX_PAGE_PASSWORD}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          disabled={password.length < MIN_PAGE_PASSWORD}
        >
          {t('publish.setPassword')}
        </Button>
        {publication.hasPassword ? (
          <Button variant="default" disabled={isBusy} onClick={() => void setAccess({ password: null })}>
            {t('publish.removePassword')}
          </Button>
        ) : null}
      </form>
      <EntryOfferNote offer={offer} />
      <form
        className={classes.actions}
        onSubmit={(event) => {
          event.preventDefault();
          void setAccess({ expiresAt: endOf(expires) }).then((isDone) => isDone && saved());
        }}
      >
        <TextInput
          type="date"
          label={t('publish.expires')}
          description={t('publish.expiresHint')}
          value={expires}
          onChange={(event) => change({ expires: event.currentTarget.value })}
        />
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          disabled={expires === lastDayOf(publication.expiresAt)}
        >
          {t('publish.saveExpiry')}
        </Button>
      </form>
      <div className={classes.actions}>
        <Button variant="default" disabled={isBusy} onClick={() => setAsking('renew')}>
          {t('publish.renew')}
        </Button>
        <Button variant="default" color="hard" disabled={isBusy} onClick={() => setAsking('stop')}>
          {t('publish.stop')}
        </Button>
      </div>
      {(['renew', 'stop'] as const).map((kind) => (
        <ConfirmDialog
          key={kind}
          opened={asking === kind}
          title={t(`publish.${kind}Confirm`)}
          confirm={t(`publish.${kind}Confirm`)}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void act[kind]();
          }}
        >
          <p>{t(`publish.${kind}Text`)}</p>
        </ConfirmDialog>
      ))}
    </section>
  );
}

/** The moment at which a day ends here; null without a day. */
function endOf(date: string): string | null {
  const number = dayNumber(date);
  if (Number.isNaN(number)) return null;
  return new Date(`${dateOfNumber(number + 1)}T00:00:00`).toISOString();
}

function lastDayOf(expiresAt: string | null): string {
  if (expiresAt === null) return '';
  const last = new Date(Date.parse(expiresAt) - 1);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${last.getFullYear()}-${pad(last.getMonth() + 1)}-${pad(last.getDate())}`;
}
