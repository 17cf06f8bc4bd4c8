import type { Id } from '@bellgrid/model';

/** The names under which the entries in the dialogs of a structure are kept. */
export const structureForms = {
  rename: (structure: Id) => `structure ${structure}`,
  day: (day: Id) => `day ${day}`,
  period: (structure: Id, period: Id) => `period ${structure} ${period}`,
  break: (structure: Id, after: Id) => `break ${structure} ${after}`,
};
