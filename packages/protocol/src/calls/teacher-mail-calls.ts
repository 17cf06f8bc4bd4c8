import * as z from 'zod';
import { defineCall } from './define-call.ts';

/** The most mails of one sending. */
export const MAX_TEACHER_MAILS = 500;

const recipientSchema = z.object({
  name: z.string(),
  email: z.string(),
  /** Sentences in the language of the published pages; null for a teacher who had no mail before. */
  changes: z.array(z.string()).nullable(),
});

const planSchema = z.object({
  /** The version of the newest edition. */
  versionID: z.string(),
  /** Teachers who would get a mail now. */
  recipients: z.array(recipientSchema),
  /** The names of those whose schedule is the one that they had by mail. */
  unchanged: z.array(z.string()),
  unsubscribed: z.array(z.string()),
  withoutAddress: z.array(z.string()),
  /** The first of the mails, as it would be sent. */
  example: z.object({ subject: z.string(), text: z.string() }).nullable(),
});

/**
 * Refused with NOT_FOUND when nothing is published or the published version is deleted, with BAD_DATA when it cannot be
 * read.
 */
export const teacherMails = defineCall({
  name: 'teacherMails',
  method: 'get',
  path: '/api/publication/mails',
  summary: 'Who would get a mail with the schedule that was published last, and why.',
  request: z.object({}),
  response: planSchema,
});

/**
 * Takes a mail with PDF file and calendar link for each recipient of the plan, once for each teacher and edition.
 * Refused like `teacherMails`, and with OUT_OF_SYNC when another version was published meanwhile.
 */
export const sendTeacherMails = defineCall({
  name: 'sendTeacherMails',
  method: 'post',
  path: '/api/publication/mails',
  summary: 'Mails teachers their own schedule as it was published last.',
  request: z.object({ versionID: z.string().min(1).max(64) }),
  response: z.object({
    /** Mails that are on their way. */
    taken: z.int(),
    /** The names of teachers who are mailed another time: beyond the most at once, or after too many mails within an hour. */
    heldBack: z.array(z.string()),
  }),
});
