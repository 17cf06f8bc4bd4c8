import type { Id } from '@bellgrid/model';

/** Lists of so many items and more offer to choose all of them at once. */
export const SELECT_ALL_FROM = 8;

/** One choice of a picker. */
export interface PickerItem {
  readonly id: Id;
  readonly name: string;
  readonly color?: string;
  /** Secondary words beside the name. */
  readonly hint?: string;
}
