#!/usr/bin/env node
// Where `npx sandtable` finds the command once everything is installed. An address and not a path: it leads out of the package.
await import(new URL('../../../scripts/sandtable.mjs', import.meta.url).href);
