// One file in the encodings that browsers accept. Brotli makes the app an eighth smaller than gzip, but takes seconds.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const packNow = promisify(brotliCompress);

/**
 * @typedef {'br' | 'gzip' | 'identity'} Encoding the smallest first
 * @typedef {Readonly<Record<'gzip' | 'identity', Buffer>> & { br(): Buffer | null }} Bodies `br` gives null until it is ready
 */

/** @type {readonly Encoding[]} */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Compression that saves less than a tenth is not worth sending. */
const WORTH = 0.9;

/**
 * Brotli only on demand, in a thread, one file at a time; until it is done `br` gives null and gzip is sent.
 * @param {Buffer} body
 * @param {boolean} [isPacked] whether to use brotli at all
 * @returns {Bodies}
 */
export function bodiesOf(body, isPacked = true) {
  const zipped = gzipSync(body, { level: 6 });
  if (zipped.length >= body.length * WORTH) return { identity: body, gzip: body, br: () => body };
  /** @type {Buffer | null} */
  let packed = null;
  let isAsked = !isPacked;
  return {
    identity: body,
    gzip: zipped,
    br() {
      if (!isAsked) {
        isAsked = true;
        void pack(body).then((done) => (packed = done.length < zipped.length ? done : null));
      }
      return packed;
    },
  };
}

/** @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
function pack(body) {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const packed = last.then(() => packNow(body, { params }));
  last = packed.catch(() => {});
  return packed;
}

/**
 * The body to send to a client that accepts these; of equally welcome encodings the smallest.
 * @param {string | string[] | undefined} accepted the header, `br;q=0.9, gzip, *;q=0`
 * @param {Bodies} bodies
 * @returns {{ readonly encoding: Encoding, readonly body: Buffer }}
 */
export function encodingFor(accepted, bodies) {
  const liked = likedIn(String(accepted ?? ''));
  const best = ENCODINGS.filter((each) => liked(each) > 0).toSorted((one, other) => liked(other) - liked(one));
  for (const encoding of best) {
    const body = encoding === 'br' ? bodies.br() : bodies[encoding];
    if (body === bodies.identity) break;
    if (body !== null) return { encoding, body };
  }
  // A client that refuses every encoding still gets the plain file.
  return { encoding: 'identity', body: bodies.identity };
}

/**
 * RFC 9110, 12.5.3: an encoding that is not named is refused, unless a star is named; the plain file is accepted unless refused by name.
 * @param {string} header
 * @returns {(encoding: Encoding) => number} from 0, not at all, to 1
 */
function likedIn(header) {
  const named = new Map(
    header.split(',').map((part) => {
      const [name = '', ...rest] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = rest.find((each) => each.startsWith('q='))?.slice(2);
      const quality = weight === undefined ? 1 : Number(weight);
      return [name, quality >= 0 && quality <= 1 ? quality : 0];
    }),
  );
  return (encoding) => named.get(encoding) ?? named.get('*') ?? (encoding === 'identity' ? LEAST : 0);
}

/** Less than any weight that a client can name. */
const LEAST = 0.0001;
