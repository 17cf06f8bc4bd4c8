import type { ExitCode } from '../command-line/exit-codes.ts';

type Command = (args: readonly string[]) => Promise<ExitCode>;

/** The sub commands, each loaded only when it is called. */
export const commandLoaders = {
  solve: async () => (await import('./solve.ts')).solve,
  check: async () => (await import('./check.ts')).checkCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  convert: async () => (await import('./convert.ts')).convert,
  admin: async () => (await import('./server-command.ts')).admin,
  backup: async () => (await import('./server-command.ts')).backup,
  restore: async () => (await import('./server-command.ts')).restore,
  worker: async () => (await import('./server-command.ts')).worker,
} satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof commandLoaders;
