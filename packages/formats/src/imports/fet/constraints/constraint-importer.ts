import type { Message } from '@bellgrid/model';
import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import type { ImportContext } from './import-context.ts';

/** The outcome of one constraint of the file. */
export type Outcome =
  | { readonly kind: 'carried' }
  | { readonly kind: 'approximated'; readonly reason: Message }
  | { readonly kind: 'notCarried'; readonly reason: Message };

export const CARRIED: Outcome = { kind: 'carried' };

type Values = NonNullable<Message['values']>;

/** @param code the text of the reason. */
export function approximated(code: string, values?: Values): Outcome {
  return { kind: 'approximated', reason: values ? { code, values } : { code } };
}

/** @param code the text of the reason. */
export function notCarried(code: string, values?: Values): Outcome {
  return { kind: 'notCarried', reason: values ? { code, values } : { code } };
}

/** Carries one kind of FET constraint into the draft. */
export interface ConstraintImporter {
  /** The element's name in the file. */
  readonly name: string;
  /** The children that `carry` reads or that mean nothing to it; an element with others is not carried. */
  readonly children: Children;
  /**
   * @param percent the element's weight percentage, above 0.
   * @throws FetRefusal for names that the file does not have.
   */
  carry(element: FetElement, context: ImportContext, percent: number): Outcome;
}
