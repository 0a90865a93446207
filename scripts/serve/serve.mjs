// Serves the app on localhost, with the server for online matches; with HOST=0.0.0.0 to the network as well.
import { pathToFileURL } from 'node:url';
import { answerWith, upgradeWith } from './answer.mjs';
import { readFiles } from './files.mjs';
import { appFolder, buildApp } from '../release/app.mjs';
import { hasBuild } from '../release/built.mjs';
import { closeAll, listenFrom } from './listen.mjs';
import { printNetwork, reachOf } from './reach.mjs';
import { bundleServer, dataFolder, hostProgram, newestServer } from '../release/server.mjs';

const patience = 10_000;
/** How many ports `npm start` tries. */
const triedPorts = 20;

/**
 * @typedef {object} Serving
 * @property {boolean} isHosted run for others: it needs the game server, and takes no other port
 * @property {boolean} isBuilding whether to rebuild the app and the server first if their sources have changed
 * @property {boolean} [isPacked] whether to send files in brotli too, which takes seconds of processor time; true by default
 */

/**
 * Serves until a signal ends it. Ends the process if it cannot.
 * @param {Serving} serving
 */
export async function serveApp({ isHosted, isBuilding, isPacked = true }) {
  const { files, host, settings, qrOf, timeouts } = await prepare(isBuilding, isPacked);
  if (isHosted && host.server === null) fail(host.lines.join('\n'), 1);
  try {
    const { addresses, network, remark } = reachOf(settings.host);
    if (remark !== null) console.log(remark);
    const { port, servers } = await listenFrom(
      settings.port,
      {
        answer: answerWith(files, host),
        upgrade: upgradeWith(host),
        admit: (socket) => host.server?.admit(socket),
        patience: timeouts,
      },
      addresses,
      isHosted ? 1 : triedPorts,
    );
    const elsewhere =
      port === settings.port ? '' : ` Those you have played on port ${settings.port} are there and not here.`;
    console.log(
      `Sandtable is served on http://localhost:${port}\n` +
        (isHosted ? '' : `Your browser keeps your solo and hot-seat matches under that address.${elsewhere}\n`) +
        host.lines.map((line) => `${line}\n`).join('') +
        (network.length === 0 || isHosted ? '' : `${printNetwork(network, port, hasColours(), qrOf)}\n`) +
        'Open it in a browser; Ctrl-C ends it.',
    );
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        console.log('\nStopped.');
        void stop(host, servers);
      });
    }
  } catch (error) {
    fail(`Cannot listen on port ${settings.port}: ${error instanceof Error ? error.message : String(error)}`, 1);
  }
}

/**
 * @param {boolean} isBuilding
 * @param {boolean} isPacked
 */
async function prepare(isBuilding, isPacked) {
  try {
    if (isBuilding || !hasBuild(appFolder)) buildApp();
    const files = readFiles(appFolder, isPacked);
    const bundle = (isBuilding ? null : newestServer(hostProgram)) ?? bundleServer(hostProgram);
    /** @type {typeof import('./host.ts')} */
    const { openHost, qrOf, settingsIn, timeouts } = await import(pathToFileURL(bundle).href);
    const settings = settingsIn(process.env, dataFolder);
    if (typeof settings === 'string') fail(settings, 2);
    return { files, settings, qrOf, timeouts, host: await openHost(process.env, settings) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 1);
  }
}

/**
 * Finishes what is under way, within ten seconds.
 * @param {import('./host.ts').Host} host
 * @param {Parameters<typeof closeAll>[0]} servers
 */
async function stop(host, servers) {
  setTimeout(() => process.exit(0), patience).unref();
  await host.server?.close();
  closeAll(servers);
}

/**
 * @param {string} words
 * @param {number} code
 * @returns {never}
 */
function fail(words, code) {
  console.error(words);
  process.exit(code);
}

function hasColours() {
  return process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '';
}
