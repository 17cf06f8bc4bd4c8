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
