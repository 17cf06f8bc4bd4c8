import { createSchool, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { latestVersion } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { newSchoolNames } from '../../platform/texts/new-school-names.ts';
import { draftSession } from '../draft/draft-session.ts';
import { forgetLocalCopies } from '../saving/local-copy.ts';
import { saver } from '../saving/saver.ts';

/** Opens an empty school in place of the current one, which may be unreadable, and saves it. False: not saved. */
export async function resetDraft(schoolName: string): Promise<boolean> {
  const { version } = await call(latestVersion, {});
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: createSchool({
      schoolName,
      hasAcceptedTerms: true,
      isUninitialized: true,
      ...newSchoolNames(),
    }),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({
    hash: version?.hash ?? '',
    versionID: version?.id ?? '',
    date: version?.lastModified ?? '',
    text: null,
  });
  // With a reason it is a version of its own: what was there can be restored.
  await forgetLocalCopies();
  return saver.now('reset');
}
