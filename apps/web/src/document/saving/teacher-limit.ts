import type { Draft, Message } from '@bellgrid/model';
import { isPaywalled, licensedTeachers } from '@bellgrid/protocol';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { knownSupportEmail } from '../../platform/site-query.ts';
import { draftSession } from '../draft/draft-session.ts';
import { saver } from './saver.ts';

const teachersIn = (draft: Draft): number => Object.keys(draft.teachers).length;

/**
 * The reason against a change that adds teachers above both the licensed and the saved count, which the server would not
 * save; null for every other one.
 */
export function refuseTeachers(next: Draft, present: Draft): Message | null {
  const teachers = teachersIn(next);
  if (teachers <= teachersIn(present)) return null;
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const now = Date.now();
  if (!user || !isPaywalled(user, teachers, now)) return null;
  const { saved } = saver;
  if (saved && teachers <= teachersIn(saved.draft)) return null;
  const licensed = licensedTeachers(user.licenses, now);
  if (licensed === 0) return { code: 'refusals.noLicence', values: { teachers } };
  const contact = knownSupportEmail();
  return contact === null
    ? { code: 'refusals.tooManyTeachers', values: { teachers, licensed } }
    : {
        code: 'refusals.tooManyTeachersContact',
        values: { teachers, licensed, contact: { kind: 'text', text: contact } },
      };
}

/** Holds the open draft to the licences of the school from now on. */
export const keepTeacherLimit = (): void => draftSession.refuseBy(refuseTeachers);
