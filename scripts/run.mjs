// The one entry of every npm command: node scripts/run.mjs <command> [arguments].
// It runs before anything is installed and on Node versions we do not support, so it imports nothing at the top.

/**
 * Every command: a module of `commands` by default, else a tool or a TypeScript file to run with the same arguments.
 * @type {Readonly<Record<string, { readonly tool?: 'oxfmt', readonly source?: string }>>}
 */
const commands = {
  start: {},
  test: {},
  check: {},
  rules: {},
  bench: {},
  size: {},
  fuzz: {},
  soak: {},
  golden: {},
  format: { tool: 'oxfmt' },
  screens: { source: 'scripts/harness/screens-page.ts' },
  release: { source: 'scripts/release/record-release.ts' },
  protocol: { source: 'scripts/release/write-protocol.ts' },
  'bench-server': { source: 'bench/server/main.ts' },
  'bench-web': { source: 'scripts/harness/bench-web-page.ts' },
};
const [command = ''] = process.argv.splice(2, 1);

if (isNodeTooOld()) {
  console.error(`Sandtable needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
const asked = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (asked === undefined) {
  console.error(`Unknown command '${command}'. The commands are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}

const { setUp } = await import('./setup.mjs');
try {
  setUp();
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
const args = process.argv.slice(2);
const { runSource, runTool } = await import('./tool.mjs');
if (asked.tool !== undefined) process.exitCode = runTool(asked.tool, args);
else if (asked.source !== undefined) process.exitCode = runSource(asked.source, args);
else await import(`./commands/${command}.mjs`);

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}
