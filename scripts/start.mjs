// `npm start`: installs and builds what is missing or out of date, then runs the server in this process.
// package.json puts it in the place of npm's shell, which would keep signals to itself; where there is no `exec`, the
// command after it counts.
// This file must load on any Node that knows modules, so that an old one gets the message below.
const required = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bellgrid needs Node ${required.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(2);
}

const { endWithNpm } = await import('./lib/end-with-npm.mjs');
endWithNpm();
const { ensureBuilt, ensureInstalled } = await import('./lib/prepare-to-run.mjs');
ensureInstalled();
await ensureBuilt();
process.setSourceMapsEnabled(true);
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
