import type { FetElement } from '../xml/fet-element.ts';
import type { ImportContext } from './import-context.ts';
import type { Outcome } from './outcome.ts';

/** Carries one kind of FET constraint into the draft. */
export interface ConstraintImporter {
  /** The element's name in the file. */
  readonly name: string;
  /**
   * @param weight the element's weight percentage, above 0.
   * @throws FetRefusal for names that the file does not have.
   */
  carry(element: FetElement, context: ImportContext, percent: number): Outcome;
}
