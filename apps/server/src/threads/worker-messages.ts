export interface WorkerQuestion {
  readonly id: number;
  readonly body: unknown;
}

export type WorkerAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string | undefined } };
