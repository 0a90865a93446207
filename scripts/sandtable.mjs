#!/usr/bin/env node
// `npx sandtable` in a clone where nothing is installed yet: sets up, then hands over to the command itself.
import { setUp } from './setup.mjs';

try {
  setUp();
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
// An address and not a path, so that the type check of the scripts does not take in the command's own sources.
await import(new URL('../packages/cli/bin/sandtable.mjs', import.meta.url).href);
