// How `npm start` answers requests by its own names: with the files of the built app, and `/api` from the game server.
import path from 'node:path';
import { policy } from '../../packages/web/policy/policy.mjs';
import { encodingFor } from './encoding.mjs';
import { LOOPBACKS } from './reach.mjs';

/** The printed name. A browser keeps matches by address, so the page is always shown under this one. */
const NAME = 'localhost';
/** This machine's names for itself. A page whose own name was pointed here (DNS rebinding) sends another. */
const names = [NAME, '127.0.0.1', '[::1]'];
/** The query that stops the redirect to NAME, for someone who has matches under another name and wants to fetch them. */
const STAY = 'stay';

/** Paths that the game server answers. */
const SERVERS_OWN = /^\/(?:api\/|healthz$|readyz$|metrics$)/;
/** Paths only for programs, answered under any name: they tell nothing even to a page whose name was pointed here. */
const OPERATING = /^\/(?:healthz|readyz|metrics)$/;

/** How long a browser comes back over https alone, once PUBLIC_URL is an https address. */
const YEAR_S = 365 * 24 * 60 * 60;

/** Where other servers on the same database ask, by an address of their own. They prove themselves by a secret. */
const RELAY = '/api/relay';

/** @typedef {Pick<import('./host.ts').Host, 'server' | 'publicHost' | 'isSecure'>} Host */

/**
 * @param {ReadonlyMap<string, import('./files.mjs').Served>} files
 * @param {Host} host
 * @returns {import('node:http').RequestListener}
 */
export function answerWith(files, { server, publicHost, isSecure }) {
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`);
    const { localAddress = '', localPort: port = 0 } = request.socket;
    const home = `http://${NAME}:${port}`;
    const name = nameIn(request.headers.host ?? '', port);
    const isHere = names.includes(name);
    if (!isOwnHost(request, publicHost) && !OPERATING.test(pathOf(request.url ?? '/'))) {
      const place = LOOPBACKS.includes(localAddress) ? home : `http://${localAddress}:${port}`;
      say(response, 421, `Sandtable answers to ${place} and to no other name.\n`);
      return;
    }
    if (SERVERS_OWN.test(pathOf(request.url ?? '/'))) {
      if (server === null) say(response, 503, 'Nobody can play others here: whoever started Sandtable was told why.\n');
      else server.answer(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      say(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD.\n');
      return;
    }
    const url = request.url ?? '/';
    const asked = pathOf(url);
    const isScreen = path.posix.extname(asked) === '' && !asked.startsWith('//');
    if (isHere && name !== NAME && isScreen && !new RegExp(`[?&]${STAY}(?:[=&#]|$)`).test(url)) {
      response.writeHead(307, { Location: `${home}${encodeURI(asked)}`, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const file = files.get(asked);
    if (file !== undefined) {
      send(file, request, response);
    } else if (isScreen) {
      // A screen of the app requested as if it were a file: screens live behind the #.
      response.writeHead(302, { Location: `/#${encodeURI(asked)}` }).end();
    } else {
      say(response, 404, 'There is nothing here.\n');
    }
  };
}

/**
 * Passes sockets to the game server; refuses any other.
 * @param {Host} host
 * @returns {import('./listen.mjs').Upgrade}
 */
export function upgradeWith({ server, publicHost }) {
  return (request, socket, head) => {
    const asked = pathOf(request.url ?? '/');
    const isOurs = asked === RELAY || isOwnHost(request, publicHost);
    if (server !== null && isOurs && SERVERS_OWN.test(asked)) server.upgrade(request, socket, head);
    else socket.on('error', () => {}).end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
  };
}

/**
 * Whether the request names this computer: by one of its names, by PUBLIC_URL, or from the network by the address it was reached at. A name
 * that was pointed here is none of these.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | null} publicHost
 */
function isOwnHost({ headers: { host = '' }, socket: { localAddress = '', localPort = 0 } }, publicHost) {
  return host.toLowerCase() === publicHost || [...names, localAddress].includes(nameIn(host, localPort));
}

/**
 * @param {string} host the Host header
 * @param {number} port
 * @returns {string} empty if it names another port
 */
function nameIn(host, port) {
  const [, name = '', given = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return given === String(port) ? name : '';
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function say(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

/** @param {string} url */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return '/nothing.';
  }
}

/**
 * @param {import('./files.mjs').Served} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send({ bodies, type, cache }, request, response) {
  const { encoding, body } = encodingFor(request.headers['accept-encoding'], bodies);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
