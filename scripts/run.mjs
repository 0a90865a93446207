// The one entry of every npm command: node scripts/run.mjs <command> [arguments].
// It runs before anything is installed and on Node versions we do not support, so it imports nothing at the top.

const commands = [
  'start',
  'test',
  'check',
  'rules',
  'bench',
  'format',
  'size',
  'fuzz',
  'golden',
  'release',
  'bench-web',
];
const [command = ''] = process.argv.splice(2, 1);

if (isNodeTooOld()) {
  console.error(`Sandtable needs Node 20.19 or later; this is Node ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
if (!commands.includes(command)) {
  console.error(`Unknown command '${command}'. The commands are: ${commands.join(', ')}.`);
  process.exit(2);
}

const { setUp } = await import('./setup.mjs');
try {
  setUp();
} catch (error) {
  console.error(`Set-up failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
await import(`./${command}.mjs`);

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}
