import { errorTable, type Publication, sendTeacherMails, teacherMails } from '@bellgrid/protocol';
import { Button, Group, Loader, Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { call } from '../../platform/api/call.ts';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { queryClient } from '../../platform/query-client.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './PublishPage.module.css';

/** The mails with which teachers get their own schedule, once it is published. */
export function TeacherMails({ publication }: { readonly publication: Publication }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const edition = publication.editions.at(-1);
  const mailed = edition?.mailed ?? 0;
  return (
    <section className={classes.card} aria-labelledby="publish-mails">
      <h2 id="publish-mails">{t('publish.mails.title')}</h2>
      <p className={classes.hint}>{t('publish.mails.hint')}</p>
      {mailed > 0 ? <p className={classes.hint}>{t('publish.mails.mailed', { count: mailed })}</p> : null}
      <div>
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('publish.mails.open')}
        </Button>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('publish.mails.title')} size={640}>
        <MailsPreview language={edition?.settings.language} onClose={() => setOpen(false)} />
      </Modal>
    </section>
  );
}

const sentenceOf = (error: unknown) => {
  const code = error instanceof CallRefusal ? error.code : 'UNKNOWN_ERROR';
  return code in errorTable ? errorTable[code as keyof typeof errorTable].text : 'errors.unknown';
};

interface MailsPreviewProps {
  /** The language of the mails. */
  readonly language: string | undefined;
  readonly onClose: () => void;
}

/** The teachers who would get a mail and the reason of each, before anything is sent. */
function MailsPreview({ language, onClose }: MailsPreviewProps) {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['teacher mails'],
    queryFn: () => call(teacherMails, {}),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <p role="alert">{t(sentenceOf(error))}</p>;
  if (!data)
    return (
      <p role="status" className={classes.waiting}>
        <Loader size={18} aria-hidden /> {t('publish.mails.working')}
      </p>
    );
  const { recipients, example, versionID } = data;
  const send = async () => {
    setSending(true);
    try {
      const { taken, heldBack } = await call(sendTeacherMails, { versionID });
      await queryClient.invalidateQueries({ queryKey: publicationQuery.queryKey });
      toast.success(t('publish.mails.sent', { count: taken }));
      if (heldBack.length > 0) toast.warning(t('publish.mails.heldBack', { names: heldBack.join(', ') }));
      onClose();
    } catch (failure) {
      toast.failure(t(sentenceOf(failure)));
    }
    setSending(false);
  };
  return (
    <div className={classes.column}>
      <p role="status" className={classes.count}>
        {t('publish.mails.count', { count: recipients.length })}
      </p>
      {recipients.length > 0 ? (
        <ul className={classes.recipients} aria-label={t('publish.mails.recipients')}>
          {recipients.map(({ name, email, changes }) => (
            <li key={`${name} ${email}`}>
              <b>
                <bdi>{name}</bdi>
              </b>{' '}
              <span className={classes.address}>{email}</span>
              {changes === null ? (
                <div>{t('publish.mails.first')}</div>
              ) : (
                <Changes changes={changes} language={language} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Names label={t('publish.mails.unchanged')} names={data.unchanged} />
      <Names
        label={t('publish.mails.withoutAddress')}
        names={data.withoutAddress}
        hint={t('publish.mails.addressHint')}
      />
      <Names label={t('publish.mails.unsubscribed')} names={data.unsubscribed} />
      {example === null ? null : (
        <details className={classes.example}>
          <summary>{t('publish.mails.example')}</summary>
          <b dir="auto" lang={language}>
            {example.subject}
          </b>
          <p dir="auto" lang={language}>
            {example.text}
          </p>
          <p className={classes.hint}>{t('publish.mails.attached')}</p>
        </details>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={isSending} disabled={recipients.length === 0} onClick={() => void send()}>
          {t('publish.mails.send', { count: recipients.length })}
        </Button>
      </Group>
    </div>
  );
}

interface ChangesProps extends Pick<MailsPreviewProps, 'language'> {
  readonly changes: readonly string[];
}

function Changes({ changes, language }: ChangesProps) {
  return (
    <ul className={classes.changes} lang={language}>
      {changes.map((change) => (
        <li key={change} dir="auto">
          {change}
        </li>
      ))}
    </ul>
  );
}

interface NamesProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly hint?: string;
}

function Names({ label, names, hint }: NamesProps) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <b id={id}>{label}</b>
      <p className={classes.hint}>{names.join(', ')}</p>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
    </section>
  );
}
