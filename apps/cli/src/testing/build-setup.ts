import { buildCommandLine } from '../../../../scripts/build.mjs';

/** Builds the command once, before the test files that run it side by side. */
export default async function setup(): Promise<void> {
  await buildCommandLine();
}
