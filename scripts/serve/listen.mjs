// Listens on several addresses at one port: the first that is free on all of them.
import { createServer } from 'node:http';

/** A machine without IPv6, or without IPv4, lacks some addresses. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** @typedef {import('node:http').Server} Server */
/** @typedef {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} Upgrade */
/**
 * @typedef {object} Answers
 * @property {import('node:http').RequestListener} answer
 * @property {Upgrade} upgrade
 * @property {(socket: import('node:net').Socket) => void} [admit] hears of every connection, before it has said anything
 * @property {import('node:http').ServerOptions} [patience] how long requests may take to come
 */
/** @typedef {{ readonly port: number, readonly servers: readonly Server[] }} Listening */

/**
 * Takes the first port that is free on all of the addresses, and prints each that is taken.
 * @param {number} first
 * @param {Answers} answers
 * @param {readonly string[]} addresses
 * @param {number} tried how many ports to try
 * @returns {Promise<Listening>}
 */
export async function listenFrom(first, answers, addresses, tried) {
  const last = Math.min(first + tried - 1, 65_535);
  for (let port = first; port <= last; port++) {
    const servers = await listenOn(addresses, port, answers);
    if (servers !== null) return { port, servers };
    if (port < last) console.log(`Port ${port} is taken, trying ${port + 1}.`);
  }
  const taken = last === first ? 'it is taken' : `the ports from there to ${last} are all taken`;
  throw new Error(`${taken}. Name another one: PORT=9000`);
}

/** @param {readonly Server[]} servers */
export function closeAll(servers) {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * @param {readonly string[]} addresses
 * @param {number} port
 * @param {Answers} answers
 * @returns {Promise<readonly Server[] | null>} null if the port is taken on any of them
 */
async function listenOn(addresses, port, { answer, upgrade, admit = () => {}, patience = {} }) {
  /** @type {Server[]} */
  const servers = [];
  try {
    for (const address of addresses) {
      const server = createServer(patience, answer).on('upgrade', upgrade).on('connection', admit);
      const code = await listen(server, port, address);
      if (code === null) servers.push(server);
      else if (code === 'EADDRINUSE') {
        closeAll(servers);
        return null;
      }
    }
  } catch (error) {
    closeAll(servers);
    throw error;
  }
  if (servers.length === 0) throw new Error(`this machine has none of the addresses ${addresses.join(', ')}`);
  return servers;
}

/**
 * @param {Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} the error code: the port is taken, or there is no such address; null if it listens
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const { code = '' } = error;
      if (code === 'EADDRINUSE' || absent.has(code)) resolve(code);
      else reject(error);
    });
    server.listen({ port, host, ipv6Only: true }, () => {
      server.removeAllListeners('error');
      resolve(null);
    });
  });
}
