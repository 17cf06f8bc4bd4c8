import {
  MAX_TEACHER_MAILS,
  publicationSettingsSchema,
  sendTeacherMails,
  teacherMails,
} from '@bellgrid/protocol';
import { textsIn } from '@bellgrid/texts/all';
import { ownAct, recordAct } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { editionsOf, loadPublication, shownEdition } from '../publications/publication-store.ts';
import { mailedWeeks, takeTeacherMails, unsubscribedAddresses } from '../teacher-mails/teacher-mail-store.ts';
import type { TeacherMail } from '../teacher-mails/write-mails.ts';
import { latestVersionOf, loadSnapshot } from '../versions/version-store.ts';
import { type CallContext, handle } from './handler.ts';

/** Sendings of one school. */
const PER_DAY = { points: 12, seconds: 24 * 60 * 60 };

/** The mails that the newest edition of the caller would cause now. */
async function mailsOf(context: CallContext, hasFiles: boolean) {
  const { db, caller, places, publisher, account, publicUrl, now } = context;
  const { userId } = caller;
  const publication = await loadPublication(db, userId);
  const editions = await editionsOf(db, userId);
  const edition = editions.at(-1);
  if (!publication || !edition) throw new Refusal('NOT_FOUND', 'Nothing is published.');
  const { snapshot } = authoriseVersion(userId, await loadSnapshot(db, edition.versionID));
  const current = await latestVersionOf(db, userId);
  const isCurrent = !current || current.version.id === edition.versionID;
  const newest = isCurrent ? null : await loadSnapshot(db, current.version.id);
  const isShown = shownEdition(editions, now())?.sequence === edition.sequence;
  const settings = publicationSettingsSchema.parse(JSON.parse(edition.settings));
  const [weeks, unsubscribed] = [await mailedWeeks(db, userId), await unsubscribedAddresses(db, userId)];
  const written = await places(userId, () =>
    publisher.writeMails({
      ...{ snapshot, current: newest?.snapshot ?? null, settings, publicUrl },
      publication: { token: publication.token, secret: publication.secret, feeds: publication.feeds },
      // Without addresses of their own, calendars are below the pages, where a password ends them.
      hasCalendars:
        edition.zone !== null && (publication.feeds !== null || publication.passwordHash === null),
      validFrom: isShown ? null : edition.validFrom,
      ...{ schoolName: account.schoolName, weeks, unsubscribed, hasFiles, now: now() },
    }),
  );
  if (!written) throw new Refusal('BAD_DATA', 'The published version cannot be read: publish again.');
  return { edition, language: settings.language, ...written };
}

interface Sender {
  readonly schoolName: string;
  readonly language: string;
}

/** The end of a mail, with the address at which one click unsubscribes. */
function endingOf({ publicUrl }: CallContext, { schoolName, language }: Sender, token: string) {
  const { t } = textsIn(language);
  const unsubscribe = `${publicUrl}/u/${token}`;
  const school = schoolName.replaceAll(/\s+/g, ' ').trim();
  return {
    unsubscribe,
    text: ['-- ', t('mail.schedule.sender', { school }), t('mail.schedule.unsubscribe'), unsubscribe].join(
      '\n',
    ),
  };
}

export const handleTeacherMails = handle(teacherMails, async (context) => {
  const { edition, language, mails, ...others } = await mailsOf(context, false);
  const [first] = mails;
  return {
    versionID: edition.versionID,
    ...others,
    recipients: mails.map(({ name, email, changes }) => ({ name, email, changes })),
    example: first
      ? {
          subject: first.subject,
          text: `${first.text}\n\n${endingOf(context, { schoolName: edition.schoolName, language }, '…').text}`,
        }
      : null,
  };
});

export const handleSendTeacherMails = handle(sendTeacherMails, async (context, { versionID }) => {
  const { db, caller, account, counters, limits, now } = context;
  const { userId } = caller;
  const retryAfter = await counters.consume(`teacher mails ${userId}`, PER_DAY);
  if (retryAfter !== null)
    throw new Refusal('TOO_MANY_REQUESTS', 'Mails were sent too often within a day.', { retryAfter });
  const { edition, language, mails } = await mailsOf(context, true);
  if (edition.versionID !== versionID)
    throw new Refusal('OUT_OF_SYNC', 'Another version was published meanwhile: look at the preview again.');
  const allowed: TeacherMail[] = [];
  const heldBack: string[] = [];
  for (const mail of mails.slice(0, MAX_TEACHER_MAILS)) {
    if (await limits.mail(mail.email, 'schedule')) allowed.push(mail);
    else heldBack.push(mail.name);
  }
  heldBack.push(...mails.slice(MAX_TEACHER_MAILS).map(({ name }) => name));
  const taken = await db.transaction().execute(async (transaction) => {
    const count = await takeTeacherMails(transaction, {
      ...{ userId, edition: edition.sequence, versionID, mails: allowed, replyTo: account.email, now: now() },
      ending: (token) => endingOf(context, { schoolName: edition.schoolName, language }, token),
    });
    const details = { versionID, mails: count };
    await recordAct(transaction, { ...ownAct(userId), action: 'sendTeacherMails', details, at: now() });
    return count;
  });
  context.deliver();
  return { taken, heldBack };
});
