// `npm start`: serves the page on localhost. The app itself is not built yet; the page says so.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const defaultPort = 8080;
const triedPorts = 20;
const host = 'localhost';
// By number: some systems take localhost for IPv6 alone, and then half of all programs would not find the page.
const loopback = '127.0.0.1';
const page = readFileSync(new URL('./page.html', import.meta.url));

const port = readPort(process.env['PORT']);
if (port === undefined) {
  console.error(`PORT must be a whole number from 1 to 65535, not '${process.env['PORT']}'.`);
  process.exit(2);
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
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:");
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Only GET and HEAD.\n');
  } else if (pathname !== '/') {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
  } else {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).end(page);
  }
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
