import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NoticeStore } from '../store/notices.ts';
import { trueChance } from '../store/secrets.ts';
import type { Metrics } from './metrics.ts';

const KEY = 'log';
/** 72 bits. */
const NAME_LETTERS = 12;
const GIVEN_ID = /^[\w-]{8,64}$/;

/**
 * How the log names people and addresses: letters by which lines of one person can be found, and that lead to nobody without the key, which
 * is in the database.
 */
export class LogNames {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  static async of(store: NoticeStore): Promise<LogNames> {
    return new LogNames(await store.value(KEY, trueChance));
  }

  person(id: string): string {
    return this.#named('person', id);
  }

  /** Of the network it belongs to: a provider gives one household a whole IPv6 /64. */
  address(address: string): string {
    return this.#named('address', networkOf(address));
  }

  #named(kind: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${kind} ${text}`).digest('base64url').slice(0, NAME_LETTERS);
  }
}

const MAPPED = '::ffff:';
const NETWORK_GROUPS = 4;

function networkOf(given: string): string {
  const address = given.toLowerCase();
  if (address.startsWith(MAPPED) && isIPv4(address.slice(MAPPED.length))) return address.slice(MAPPED.length);
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const gap = address.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  const groups = [...first, ...gap, ...last].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** A proxy's own id for a request is kept, so that its log and ours can be read together. */
export function requestIds(trustsProxy: boolean): (request: { readonly headers: object }) => string {
  return ({ headers }) => {
    const given: unknown = 'x-request-id' in headers ? headers['x-request-id'] : undefined;
    const isKept = trustsProxy && typeof given === 'string' && GIVEN_ID.test(given);
    return isKept ? given : randomBytes(9).toString('base64url');
  };
}

/** Who asked, as far as the answer depended on it. */
const askers = new WeakMap<FastifyRequest, string>();

export function noteAsker(request: FastifyRequest, person: string): void {
  askers.set(request, person);
}

/** Every request gets an id, which its answer tells, a line in the log at `info`, and a place in the metrics. */
export function watchRequests(app: FastifyInstance, names: LogNames, metrics: Metrics | null): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, routeOptions, ip } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics?.requested(method, routeOptions.url ?? 'none', status, elapsedTime);
    const person = askers.get(request);
    request.log.info(
      {
        ...{ method, path: url.split('?')[0], status, ms: Math.round(elapsedTime), from: names.address(ip) },
        ...(person === undefined ? {} : { person: names.person(person) }),
      },
      'request',
    );
  });
}
