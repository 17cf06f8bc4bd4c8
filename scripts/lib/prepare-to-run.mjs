import { runNpm } from './run.mjs';
import { isBuilt, isInstalled, markInstalled } from './stamps.mjs';

/**
 * Installs the dependencies when node_modules is missing or was made from other package files. The build
 * tools are development dependencies: they are wanted even where NODE_ENV says production.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  const code = runNpm(['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm install failed: see the lines above.');
    process.exit(code);
  }
  markInstalled();
}

/** Builds when the sources have changed since the last build; ends the process with a message when that fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  try {
    const { buildAll } = await import('../build.mjs');
    await buildAll();
  } catch (error) {
    console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
