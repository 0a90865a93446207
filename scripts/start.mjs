// `npm start`: builds the app if need be and serves it on localhost.
import { createServer } from 'node:http';
import path from 'node:path';
import { appFolder, buildApp } from './app.mjs';
import { readFiles } from './files.mjs';

const defaultPort = 8080;
const triedPorts = 20;
const host = 'localhost';
// By number: some systems take localhost for IPv6 alone, and then half of all programs would not find the page.
const loopback = '127.0.0.1';
// The page may run and load what this server sends, and nothing else; the map draws itself with styles and pictures of its own.
const policy = [
  ...["default-src 'none'", "script-src 'self'", "worker-src 'self'", "connect-src 'self'", "font-src 'self'"],
  ...["style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "base-uri 'none'", "form-action 'none'"],
  "frame-ancestors 'none'",
].join('; ');

const port = readPort(process.env['PORT']);
if (port === undefined) {
  console.error(`PORT must be a whole number from 1 to 65535, not '${process.env['PORT']}'.`);
  process.exit(2);
}

/** @type {ReadonlyMap<string, import('./files.mjs').Served>} */
let files = new Map();
try {
  buildApp();
  files = readFiles(appFolder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const server = createServer(answer);
try {
  const taken = await listenFrom(port);
  console.log(`Sandtable is served on http://${host}:${taken}\nOpen that address in a browser; Ctrl-C ends it.`);
} catch (error) {
  console.error(`Cannot listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/** @param {string | undefined} text */
function readPort(text) {
  if (text === undefined || text === '') return defaultPort;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= 65_535 ? number : undefined;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Referrer-Policy', 'no-referrer');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Only GET and HEAD.\n');
    return;
  }
  const asked = pathOf(request.url ?? '/');
  const file = files.get(asked);
  if (file !== undefined) {
    send(file, request, response);
  } else if (path.posix.extname(asked) === '' && !asked.startsWith('//')) {
    // A screen of the app that was asked for as if it were a file: they all stand behind the #.
    response.writeHead(302, { Location: `/#${encodeURI(asked)}` }).end();
  } else {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
  }
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

/**
 * Listens on the first free port from here on and tells of each that is taken.
 * @param {number} first
 */
async function listenFrom(first) {
  const last = Math.min(first + triedPorts - 1, 65_535);
  for (let at = first; at <= last; at++) {
    if (await listen(at)) return at;
    if (at < last) console.log(`Port ${at} is taken, trying ${at + 1}.`);
  }
  throw new Error(`the ports from there to ${last} are all taken. Name another one: PORT=9000 npm start`);
}

/**
 * @param {number} at
 * @returns {Promise<boolean>} false if the port is taken
 */
function listen(at) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      server.removeAllListeners('listening');
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(at, loopback, () => {
      server.removeAllListeners('error');
      resolve(true);
    });
  });
}

function stop() {
  console.log('\nStopped.');
  server.close();
  server.closeAllConnections();
}
