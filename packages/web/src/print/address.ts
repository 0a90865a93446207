import { bad, ok, readJson, type Result } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import type { Switches } from '../face/missions.ts';
import type { PrintedMatch } from '../face/print.ts';

/** A mission to print, with the rule options and the seed that differ from a new match's. */
export function parseChoice(text: string): { readonly switches: Switches; readonly seed: string | null } {
  const { seed = null, ...switches } = Object.fromEntries(new URLSearchParams(text));
  return { switches, seed };
}

/** The address that starts the printed match again: a mission of ours by its name, options and seed, anything else by its full contents. */
export async function againPayload({ id }: Pick<AnyGame, 'id'>, match: PrintedMatch): Promise<string> {
  const { options, entries } = match;
  // The usual generator of dice needs no name.
  const seed = match.seed.replace(/^sfc32:/, '');
  const { mission, pack, ...others } = options;
  if (typeof mission === 'string' && pack === undefined && entries.length === 0) {
    const switches = Object.entries(others).map(([name, value]) => [name, String(value)]);
    return `${id}/${mission}/${new URLSearchParams([...switches, ['seed', seed]]).toString()}`;
  }
  return `${id}/~/${await deflated(JSON.stringify({ options, seed, entries }))}`;
}

export interface Again {
  readonly game: string;
  readonly match: PrintedMatch;
}

/** The match that such an address stands for, or why it cannot be read. */
export async function readAgain(payload: string): Promise<Result<Again>> {
  const [game = '', mission = '', ...rest] = payload.split('/');
  const text = rest.join('/');
  if (mission !== '~') {
    const { switches, seed } = parseChoice(text);
    if (seed === null) return bad('link', 'a link with the seed of a match', payload.slice(0, 40));
    return ok({ game, match: { options: { ...switches, mission }, seed, entries: [] } });
  }
  const said = await inflated(text);
  if (said === null) return bad('link', 'a whole link: this one is cut or damaged', payload.slice(0, 40));
  const read = readJson(said);
  if (!read.ok) return read;
  const match = printedIn(read.value);
  return match === null ? bad('link', 'options, a seed and what was said', payload.slice(0, 40)) : ok({ game, match });
}

function printedIn(value: unknown): PrintedMatch | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('options' in value) || !('seed' in value) || !('entries' in value)) return null;
  const { options, seed, entries } = value;
  if (typeof options !== 'object' || options === null || typeof seed !== 'string' || !Array.isArray(entries))
    return null;
  const texts = entries.flatMap((entry: unknown) => (typeof entry === 'string' ? [entry] : []));
  return texts.length === entries.length ? { options: { ...options }, seed, entries: texts } : null;
}

async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(String.fromCodePoint(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** No draft is longer. */
const MOST_TEXT = 200_000;

async function inflated(letters: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readSome(stream.getReader());
  } catch {
    return null;
  }
}

/** Stops early: a few compressed bytes can expand without end. */
async function readSome(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_TEXT) return null;
  }
}
