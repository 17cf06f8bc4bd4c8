#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/bellgrid.js', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  console.error('bellgrid is not built yet: run `npm install` or `npm run build` in its folder.');
  process.exitCode = 2;
}
