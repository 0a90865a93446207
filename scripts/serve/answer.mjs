// How `npm start` answers, to pages of its own address: with the files of the built app, and for matches with others by the server.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { policy } from '../../packages/web/policy/policy.mjs';
import { LOOPBACKS } from './reach.mjs';

/** The name that is printed. A browser keeps matches by address, so the page itself is shown under this one. */
const NAME = 'localhost';
/** The names of this machine for itself. A page from elsewhere whose name was led here (DNS rebinding) comes with another. */
const names = [NAME, '127.0.0.1', '[::1]'];
/** For whoever has played under another of them, and wants to fetch the matches from there. */
const STAY = 'stay';

/** What the server of matches answers. */
const SERVERS_OWN = /^\/(?:api\/|healthz$|readyz$|metrics$)/;
/** What only programs ask for, by whatever name they know this machine: it tells nothing to a page whose name was led here. */
const OPERATING = /^\/(?:healthz|readyz|metrics)$/;

/** @typedef {Pick<import('./host.ts').Host, 'server' | 'publicHost'>} Host */

/**
 * @param {ReadonlyMap<string, import('./answer.mjs').Served>} files
 * @param {Host} host
 * @returns {import('node:http').RequestListener}
 */
export function answerWith(files, { server, publicHost }) {
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Referrer-Policy', 'no-referrer');
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
      // A screen of the app that was asked for as if it were a file: they all stand behind the #.
      response.writeHead(302, { Location: `/#${encodeURI(asked)}` }).end();
    } else {
      say(response, 404, 'There is nothing here.\n');
    }
  };
}

/**
 * The way of a socket; nobody else has one here.
 * @param {Host} host
 * @returns {import('./listen.mjs').Upgrade}
 */
export function upgradeWith({ server, publicHost }) {
  return (request, socket, head) => {
    const isAllowed = server !== null && isOwnHost(request, publicHost) && SERVERS_OWN.test(pathOf(request.url ?? '/'));
    if (isAllowed) server.upgrade(request, socket, head);
    else socket.on('error', () => {}).end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
  };
}

/**
 * Asked by a name of this computer, by that of PUBLIC_URL, or from the network by the number it was reached at: a name that was led
 * here is never one.
 * @param {import('node:http').IncomingMessage} request
 * @param {string | null} publicHost
 */
function isOwnHost({ headers: { host = '' }, socket: { localAddress = '', localPort = 0 } }, publicHost) {
  return host.toLowerCase() === publicHost || [...names, localAddress].includes(nameIn(host, localPort));
}

/**
 * @param {string} host as the header has it
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
 * @param {import('./answer.mjs').Served} file
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send({ body, zipped, type, cache }, request, response) {
  const isZipped = zipped !== null && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const sent = isZipped ? zipped : body;
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': sent.length,
    'Cache-Control': cache,
    Vary: 'Accept-Encoding',
    ...(isZipped ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

// A folder of files as a server answers with it: read once, so that nothing outside of it can ever be asked for.

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * @typedef {object} Served
 * @property {Buffer} body
 * @property {Buffer | null} zipped null where it would gain nothing
 * @property {string} type
 * @property {string} cache how long a browser may keep it
 */

/**
 * Every file by the path it is asked for with. The index is the root as well.
 * @param {string} folder
 * @returns {ReadonlyMap<string, Served>}
 */
export function readFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  /** @type {Map<string, Served>} */
  const files = new Map();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const asked = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    // What begins with a dot is the build's own.
    if (entry.isFile() && !asked.includes('/.')) files.set(asked, serve(file, asked));
  }
  const index = files.get('/index.html');
  if (index !== undefined) files.set('/', index);
  return files;
}

/**
 * @param {string} file
 * @param {string} asked
 * @returns {Served}
 */
function serve(file, asked) {
  const body = readFileSync(file);
  const zipped = gzipSync(body, { level: 6 });
  return {
    body,
    zipped: zipped.length < body.length * 0.9 ? zipped : null,
    type: types[path.extname(file)] ?? 'application/octet-stream',
    // The names of built files change with what is in them.
    cache: asked.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
