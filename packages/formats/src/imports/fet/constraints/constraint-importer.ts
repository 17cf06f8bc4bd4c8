import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import type { ImportContext } from './import-context.ts';

/** What became of one constraint of the file. */
export type Outcome =
  | { readonly kind: 'carried' }
  | { readonly kind: 'approximated'; readonly reason: string }
  | { readonly kind: 'notCarried'; readonly reason: string };

export const CARRIED: Outcome = { kind: 'carried' };

export function approximated(reason: string): Outcome {
  return { kind: 'approximated', reason };
}

export function notCarried(reason: string): Outcome {
  return { kind: 'notCarried', reason };
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
