import type { Id } from '@bellgrid/model';

/** One choice of a picker. */
export interface PickerItem {
  readonly id: Id;
  readonly name: string;
  readonly color?: string;
  /** Secondary words beside the name. */
  readonly hint?: string;
}
