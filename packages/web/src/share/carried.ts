import { askServer, ServerError } from '../online/server/ask.ts';
import { explainBadLink, readPayload } from './payload.ts';

/** The address that opens a shared match at this entry. */
export function sharedAddress(payload: string, seq: number): string {
  return `/shared/${seq}/${payload}`;
}

/** The match of a link, as the text of a save file; or in words why there is none. */
export type CarriedMatch =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly words: string };

/** A payload that starts with this sign contains no match, but the id of one on this server. */
const KEPT = '@';

export async function carriedBy(payload: string): Promise<CarriedMatch> {
  if (payload.startsWith(KEPT)) return keptBy(payload.slice(KEPT.length));
  const read = await readPayload(payload);
  return read.ok ? read : { ok: false, words: explainBadLink(read.why) };
}

async function keptBy(id: string): Promise<CarriedMatch> {
  try {
    return { ok: true, text: await recordOf(id) };
  } catch (error) {
    if (error instanceof ServerError) return { ok: false, words: error.message };
    throw error;
  }
}

/** The whole record of a match on this server, once it is over. */
export async function recordOf(id: string): Promise<string> {
  return JSON.stringify(await askServer('GET /api/matches/:id/export', { id }));
}

/** The end of a short link to the match; null if it is not public. Asked without credentials, as a stranger would. */
export async function shortPayload(id: string): Promise<string | null> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(id)}/export`, {
    credentials: 'omit',
    cache: 'no-store',
  });
  return answer.ok ? `${KEPT}${id}` : null;
}
