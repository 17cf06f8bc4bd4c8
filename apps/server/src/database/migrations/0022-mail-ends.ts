import type { Migration } from '../migrate.ts';

/** The time at which the link in a mail ends: from then on the mail is not sent any more. */
export const mailEnds: Migration = {
  number: 22,
  statements: ({ bigNumber }) => [`alter table "mail" add column "notAfter" ${bigNumber}`],
};
