// How `npm start` answers: with the files of the built app, to pages of its own address, and with nothing else.
import path from 'node:path';
import { policy } from '../packages/web/policy/policy.mjs';

/** The names of this machine for itself. A page from elsewhere whose name was led here (DNS rebinding) comes with another. */
const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * @param {ReadonlyMap<string, import('./files.mjs').Served>} files
 * @returns {import('node:http').RequestListener}
 */
export function answerWith(files) {
  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Referrer-Policy', 'no-referrer');
    const port = request.socket.localPort ?? 0;
    if (!isOurs(request.headers.host ?? '', port)) {
      say(response, 421, `Sandtable answers to http://localhost:${port} and to no other name.\n`);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      say(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD.\n');
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
      say(response, 404, 'There is nothing here.\n');
    }
  };
}

/**
 * @param {string} host as the header has it
 * @param {number} port
 */
function isOurs(host, port) {
  const [, name = '', given = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return names.includes(name) && given === String(port);
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
