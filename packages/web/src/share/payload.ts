import { isRecord, LARGEST_FILE, readJson, sha256Hex } from '@sandtable/kernel';
import { packHex, unpackHex } from './hex-packing.ts';
import { canSqueeze, deflate, fromLetters, inflate, toLetters } from './squeeze.ts';

/** The version of the payload: decides how the rest of it is read. */
const VERSION = '1';
/** Version, number of letters, check, letters. */
const PAYLOAD = /^([0-9a-z]{1,4})\.([0-9a-z]{1,6})\.([0-9a-f]{8})\.([\w-]*)/;
/** Many times the longest link that any program opens. */
const MOST_LETTERS = 1_000_000;

/** Chat and mail programs cut off longer links, so none is offered. */
export const LONGEST_LINK = 8_000;

/** Why a link contains no match. */
export type BadLink = 'empty' | 'cut' | 'altered' | 'version' | 'huge' | 'unable';

export type ReadPayload = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: BadLink };

/**
 * A save as the end of an address. It leaves out what can be derived: the name of the format, and the commitment to a
 * seed that is in the save. The digests stay: they prove that the replay is what was played, and show the first entry
 * that differs.
 */
export async function printPayload(save: string): Promise<string> {
  const { text, bytes } = packHex(JSON.stringify(leaner(JSON.parse(save))));
  const squeezed = await deflate(text);
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, squeezed.length);
  return sealed(toLetters(joined(head, squeezed, bytes)));
}

/** With its length, so that a link that was cut off is recognised, and a check for all other damage. */
export function sealed(letters: string): string {
  return [VERSION, letters.length.toString(36), checkOf(letters), letters].join('.');
}

/** The save in the end of an address, or why there is none. Anything after it, such as the full stop of a sentence, is ignored. */
export async function readPayload(payload: string): Promise<ReadPayload> {
  if (payload === '') return refused('empty');
  const [, version, length = '', check, given = ''] = PAYLOAD.exec(payload) ?? [];
  if (version === undefined) return refused(looksCut(payload) ? 'cut' : 'altered');
  if (version !== VERSION) return refused('version');
  const wanted = Number.parseInt(length, 36);
  if (wanted > MOST_LETTERS) return refused('huge');
  if (given.length < wanted) return refused('cut');
  const letters = given.slice(0, wanted);
  if (checkOf(letters) !== check) return refused('altered');
  if (!canSqueeze()) return refused('unable');
  return opened(letters);
}

async function opened(letters: string): Promise<ReadPayload> {
  const bytes = fromLetters(letters);
  if (bytes === null || bytes.length < 4) return refused('altered');
  const size = new DataView(bytes.buffer).getUint32(0);
  if (size > bytes.length - 4) return refused('altered');
  const inflated = await inflate(bytes.slice(4, 4 + size), LARGEST_FILE);
  if ('wrong' in inflated) return refused(inflated.wrong === 'most' ? 'huge' : 'altered');
  const text = unpackHex({ text: inflated.text, bytes: bytes.subarray(4 + size) });
  const lean = text === null ? null : readJson(text);
  return lean?.ok === true ? { ok: true, text: JSON.stringify(whole(lean.value)) } : refused('altered');
}

const FORMAT = 'sandtable-match';

function leaner(save: unknown): unknown {
  if (!isRecord(save)) return save;
  const { format, commitment, ...rest } = save;
  const isKnown = commitment === commitmentTo(rest['seed']);
  return { ...(format === FORMAT ? {} : { format }), ...(isKnown ? {} : { commitment }), ...rest };
}

/** Restores what was left out, with the fields in the order of a save. */
function whole(lean: unknown): unknown {
  if (!isRecord(lean)) return lean;
  const { format = FORMAT, commitment = commitmentTo(lean['seed']), ...rest } = lean;
  const fields = Object.entries(rest).flatMap(([name, value]): [string, unknown][] =>
    name === 'seed'
      ? [
          ['commitment', commitment],
          [name, value],
        ]
      : [[name, value]],
  );
  return { format, ...Object.fromEntries(fields) };
}

function commitmentTo(seed: unknown): string | undefined {
  return typeof seed === 'string' ? sha256Hex(seed) : undefined;
}

/** The start of a payload and no more. */
function looksCut(payload: string): boolean {
  return /^[0-9a-z]{1,4}(?:\.[0-9a-z]{0,6}(?:\.[0-9a-f]{0,8})?)?$/.test(payload);
}

function checkOf(letters: string): string {
  return sha256Hex(letters).slice(0, 8);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function refused(why: BadLink): ReadPayload {
  return { ok: false, why };
}

const WORDS: Readonly<Record<BadLink, string>> = {
  empty: 'The link carries no match.',
  cut: 'The link was cut off on its way: its end is missing. Ask for it again, or for the match as a file.',
  altered:
    'The link was altered on its way, so nothing in it can be trusted. Ask for it again, or for the match as a file.',
  version:
    'The link was made by another version of Sandtable, which this one cannot read. Reload the page; if that does not help, ask for the match as a file.',
  huge: 'The link unpacks to more than any match. It was not made by Sandtable, and was not opened.',
  unable: 'This browser cannot unpack links: it is too old. Ask for the match as a file.',
};

export function explainBadLink(why: BadLink): string {
  return WORDS[why];
}
