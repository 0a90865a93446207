// For browser tests: a server on which another version of the app can be deployed while a page is open.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { appFolder } from '../release/app.mjs';
import { readFiles, type Served } from '../serve/files.mjs';

interface Versions {
  readonly address: string;
  /** Replaces the app by this version: the same app with every built file renamed. */
  putUp(version: string): void;
  /** Files with matching names answer 404 from now on; null: none do. */
  lose(names: RegExp | null): void;
}

/** Closed when the test ends. */
export async function serveVersions(): Promise<Versions> {
  const built = readFiles(appFolder);
  let files: ReadonlyMap<string, Served> = built;
  let lost: RegExp | null = null;
  const server = createServer(({ url = '/' }, response) => {
    const asked = url.split('?', 1)[0] ?? '/';
    const file = lost?.test(asked) === true ? undefined : files.get(asked);
    if (file === undefined) response.writeHead(404).end();
    // The browser's own cache would hide how the app handles a missing file.
    else response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('a TCP server has a port');
  return {
    address: `http://localhost:${place.port}`,
    putUp: (version) => void (files = renamed(built, version)),
    lose: (names) => void (lost = names),
  };
}

const NAME = /assets\/([\w-]+)\.(js|css)/g;

/** Also renames references inside files that load others. */
function renamed(files: ReadonlyMap<string, Served>, version: string): Map<string, Served> {
  const names = [...files.keys()].flatMap((asked) => /^\/assets\/(.*\.(?:js|css))$/.exec(asked)?.[1] ?? []);
  const other = (name: string): string => name.replace(/\.(js|css)$/, `-${version}.$1`);
  const all = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  return new Map(
    [...files].map(([asked, file]) => {
      const isText = /\.(?:js|css|html)$/.test(asked) || asked === '/';
      const body = isText ? rewritten(file.body, all, other) : file.body;
      if (asked === OFFLINE) return [asked, { ...file, body: stamped(body, version) }];
      return [asked.replace(NAME, (whole) => `assets/${other(whole.slice('assets/'.length))}`), { ...file, body }];
    }),
  );
}

function rewritten(body: Buffer, all: RegExp, other: (name: string) => string): Buffer {
  return Buffer.from(body.toString().replace(all, other));
}

const OFFLINE = '/offline.js';

/** Gives the service worker the version as well. */
function stamped(body: Buffer, version: string): Buffer {
  return Buffer.from(body.toString().replace(/^const VERSION = '.*';$/m, `const VERSION = '${version}';`));
}
