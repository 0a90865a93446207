// `npm start`: builds the app if need be and serves it on localhost, with the server for matches with others; with HOST=0.0.0.0 to the
// network as well.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerWith, readFiles, upgradeWith } from '../serve/answer.mjs';
import { appFolder, buildApp } from '../release/app.mjs';
import { closeAll, listenFrom } from '../serve/listen.mjs';
import { printNetwork, reachOf } from '../serve/reach.mjs';
import { bundleServer } from '../release/server.mjs';
import { root } from '../setup.mjs';

const defaultPort = 8080;
const patience = 10_000;

const port = readPort(process.env['PORT']);
if (port === undefined) {
  console.error(`PORT must be a whole number from 1 to 65535, not '${process.env['PORT']}'.`);
  process.exit(2);
}

/** @type {ReadonlyMap<string, import('../serve/answer.mjs').Served>} */
let files = new Map();
/** @type {import('../serve/host.ts').Host} */
let host;
/** @type {typeof import('../serve/host.ts').qrOf} */
let qrOf;
try {
  buildApp();
  files = readFiles(appFolder);
  /** @type {typeof import('../serve/host.ts')} */
  const program = await import(pathToFileURL(bundleServer('scripts/serve/host.ts')).href);
  ({ qrOf } = program);
  host = await program.openHost(process.env, path.join(root, 'data'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

try {
  const { addresses, network, remark } = reachOf(process.env['HOST']);
  if (remark !== null) console.log(remark);
  const { port: taken, servers } = await listenFrom(
    port,
    { answer: answerWith(files, host), upgrade: upgradeWith(host) },
    addresses,
  );
  const elsewhere = taken === port ? '' : ` Those you have played on port ${port} are there and not here.`;
  console.log(
    `Sandtable is served on http://localhost:${taken}\n` +
      `Your browser keeps your solo and hot-seat matches under that address.${elsewhere}\n` +
      host.lines.map((line) => `${line}\n`).join('') +
      (network.length === 0 ? '' : `${printNetwork(network, taken, hasColours(), qrOf)}\n`) +
      'Open it in a browser; Ctrl-C ends it.',
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nStopped.');
      void stop(servers);
    });
  }
} catch (error) {
  console.error(`Cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * What is under way is done first; ten seconds are enough for that.
 * @param {Parameters<typeof closeAll>[0]} servers
 */
async function stop(servers) {
  setTimeout(() => process.exit(0), patience).unref();
  await host.server?.close();
  closeAll(servers);
}

function hasColours() {
  return process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
}

/** @param {string | undefined} text */
function readPort(text) {
  if (text === undefined || text === '') return defaultPort;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= 65_535 ? number : undefined;
}
