import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** A request to an address that a user has given us. */
export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/**
 * `gone`: nothing will ever arrive there. `again`: nothing has arrived for certain. `unsure`: it may have arrived, so it is not repeated.
 */
interface Failed {
  readonly kind: 'gone' | 'again' | 'unsure';
  readonly why: string;
}

type PostResult = Failed | { readonly kind: 'answered'; readonly status: number };

export type Delivery = Failed | { readonly kind: 'sent' };

const LONGEST_MS = 10_000;

const NOT_OUTSIDE = 'That address is not on the internet.';

/** IPv4 addresses that are not on the public internet: no one may reach those through us. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ],
  ...[
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ],
  ...[
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
/** The IPv6 range in public use; below, the parts of it that lead to IPv4 or are examples. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');
const NOT_WORLD = new BlockList();
for (const [net, bits] of [
  ...[
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
] as const)
  NOT_WORLD.addSubnet(net, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !INSIDE.check(address, 'ipv4');
  return isIP(address) === 6 && WORLD.check(address, 'ipv6') && !NOT_WORLD.check(address, 'ipv6');
}

/** Those of the web over TLS: no one may knock at any other door of a stranger's machine through us. */
const PORTS: readonly string[] = ['', '443', '8443'];
/** Names that lead to this machine or its network by definition, and those without a dot. */
const INSIDE_NAME = /^[^.]*\.?$|\.(?:localhost|local|internal|lan|home|home\.arpa|intranet|test|invalid)\.?$/i;

/** Why we do not post there; undefined if we may. */
export function judgeUrl(text: string, mayLoop = false): string | undefined {
  if (!URL.canParse(text)) return 'This is no address.';
  const url = new URL(text);
  const isLoop = mayLoop && url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isLoop) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') return 'The address must not have a name or password in it.';
  const literal = url.hostname.replaceAll(/[[\]]/g, '');
  if (isLoop) return undefined;
  const isInside = isIP(literal) === 0 ? INSIDE_NAME.test(literal) : !isPublicAddress(literal);
  if (isInside) return NOT_OUTSIDE;
  return PORTS.includes(url.port) ? undefined : 'The address must be at port 443 or 8443.';
}

/** The same when it is set, so that its owner hears at once: also by where its name leads. It may lead elsewhere when we post. */
export async function judgePlace(text: string, mayLoop = false, find: Find = lookup): Promise<string | undefined> {
  const bad = judgeUrl(text, mayLoop);
  if (bad !== undefined) return bad;
  const found = await resolve(new URL(text).hostname.replaceAll(/[[\]]/g, ''), mayLoop, find);
  if (typeof found === 'string') return undefined;
  return found.kind === 'gone' ? found.why : 'The name in this address was not found: check it, or try again later.';
}

/**
 * Posts to a user's address: over https, only to public addresses (resolved once, and pinned), without following redirects, within ten
 * seconds. `mayLoop` is for tests, whose receiver is on this machine.
 */
export async function post({ url, headers, body }: PostRequest, mayLoop = false): Promise<PostResult> {
  const bad = judgeUrl(url, mayLoop);
  if (bad !== undefined) return { kind: 'gone', why: bad };
  const { hostname, protocol, host } = new URL(url);
  const address = await resolve(hostname.replaceAll(/[[\]]/g, ''), mayLoop);
  if (typeof address !== 'string') return address;
  return new Promise((done) => {
    let isConnected = false;
    const family = isIP(address);
    const begin = protocol === 'https:' ? secureRequest : plainRequest;
    const sent = begin(url, {
      method: 'POST',
      headers: { ...headers, Host: host, 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(LONGEST_MS),
      lookup: (_name, options, found) =>
        options.all === true ? found(null, [{ address, family }]) : found(null, address, family),
    });
    sent.on('socket', (socket) => {
      socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => (isConnected = true));
    });
    sent.on('response', (response) => {
      response.destroy();
      done({ kind: 'answered', status: response.statusCode ?? 0 });
    });
    sent.on('error', (error) => done({ kind: isConnected ? 'unsure' : 'again', why: error.message }));
    sent.end(body);
  });
}

/** As `lookup` of node:dns. */
type Find = (name: string, options: { readonly all: true }) => Promise<readonly { readonly address: string }[]>;

async function resolve(name: string, mayLoop: boolean, find: Find = lookup): Promise<string | Failed> {
  try {
    const all = await find(name, { all: true });
    const [first] = all;
    if (first === undefined) return { kind: 'again', why: 'its name leads nowhere' };
    const isAllowed = ({ address }: typeof first): boolean =>
      isPublicAddress(address) || (mayLoop && address === '127.0.0.1');
    // Refuse if any of them leads inside: which one gets used would be a matter of luck.
    return all.every(isAllowed) ? first.address : { kind: 'gone', why: NOT_OUTSIDE };
  } catch {
    return { kind: 'again', why: 'its name was not found' };
  }
}
