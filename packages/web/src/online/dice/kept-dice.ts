import type { BodyFor, MatchInfo } from '@sandtable/protocol';
import * as z from 'zod/mini';
import { storedRecord, storedValue } from '../../ui/stored.ts';
import { askServer, freshPart, ServerError } from '../server/ask.ts';

const keptMatch = z.object({
  /** The hash of the server's part as this browser first saw it; null if the match has none. */
  server: z.nullable(z.string()),
  /** By seat, the part that was sent for it, and whether the server has accepted it. */
  parts: z.record(z.string(), z.object({ part: z.string(), isTaken: z.boolean() })),
});

/** What this browser knows of the seed of a match first-hand. */
export type KeptDice = z.infer<typeof keptMatch>;

/** By match; it stays here, so that the server cannot change it. */
const dice = storedValue('sandtable/dice', storedRecord(keptMatch));

/** Older matches are dropped: their dice can still be replayed. */
const MOST_KEPT = 400;

export function keptDice(match: string): KeptDice | null {
  return dice.read()[match] ?? null;
}

function keep(match: string, change: (known: KeptDice | null) => KeptDice): void {
  const { [match]: known = null, ...others } = dice.read();
  const kept = Object.entries(others).slice(-(MOST_KEPT - 1));
  dice.write({ ...Object.fromEntries(kept), [match]: change(known) });
}

/** Keeps the server's commitment as first seen: what it says later is compared with that. */
export function keepCommitment<Of extends Pick<MatchInfo, 'id' | 'commitment'>>(match: Of): Of {
  const { id, commitment } = match;
  if (keptDice(id) === null) keep(id, () => ({ server: commitment?.server ?? null, parts: {} }));
  return match;
}

/** Takes a seat. The server's hash is kept before our part is drawn, and our part before it is sent. */
export async function sitDown(match: MatchInfo, seat: string, token?: string): Promise<MatchInfo> {
  const { id } = keepCommitment(match);
  const invited = token === undefined ? {} : { token };
  // The seed of a match that runs is complete.
  if (match.status !== 'waiting')
    return (await askServer('POST /api/matches/:id/join', { id, body: { seat, ...invited } })).match;
  // An answer may have been lost: the same part is sent again.
  const part = keptDice(id)?.parts[seat]?.part ?? freshPart();
  keepPart(id, seat, { part, isTaken: false });
  try {
    const { match: joined } = await askServer('POST /api/matches/:id/join', { id, body: { seat, part, ...invited } });
    keepPart(id, seat, { part, isTaken: true });
    return joined;
  } catch (error) {
    if (!(error instanceof ServerError) || error.why !== 'refused') throw error;
    const now = await seatedAs(id, seat, part);
    if (now !== null) keepPart(id, seat, { part, isTaken: true });
    else keepPart(id, seat, null);
    if (now === null) throw error;
    return now;
  }
}

/** For a seat that the server has given us: our part, kept before it is sent, with the server's hash kept before it is drawn. */
export function partFor(match: MatchInfo, seat: string): string {
  const { id } = keepCommitment(match);
  const part = keptDice(id)?.parts[seat]?.part ?? freshPart();
  if (keptDice(id)?.parts[seat] === undefined) keepPart(id, seat, { part, isTaken: false });
  return part;
}

/** The server has accepted it. */
export function notePartTaken(id: string, seat: string): void {
  const part = keptDice(id)?.parts[seat]?.part;
  if (part !== undefined) keepPart(id, seat, { part, isTaken: true });
}

/** The match, if we have this seat by that part: then only the answer was lost. */
async function seatedAs(id: string, seat: string, part: string): Promise<MatchInfo | null> {
  try {
    const { match } = await askServer('GET /api/matches/:id', { id });
    const isOurs = match.seats.some((each) => each.seat === seat && each.isMine);
    return isOurs && match.commitment?.parts[seat] === part ? match : null;
  } catch (error) {
    if (error instanceof ServerError) return null;
    throw error;
  }
}

/** Null if it was not accepted. */
function keepPart(id: string, seat: string, part: KeptDice['parts'][string] | null): void {
  keep(id, (known) => {
    const { [seat]: _before, ...others } = known?.parts ?? {};
    return { server: known?.server ?? null, parts: part === null ? others : { ...others, [seat]: part } };
  });
}

/** After leaving a table that waits: the parts go with the seats. */
export function forgetParts(match: string): void {
  if (keptDice(match) !== null) keep(match, (known) => ({ server: known?.server ?? null, parts: {} }));
}

/** Takes every seat that is kept for this person. */
async function sitWhereKept(id: string): Promise<MatchInfo> {
  let { match } = await askServer('GET /api/matches/:id', { id });
  for (const { seat, isForMe } of match.seats) if (isForMe) match = await sitDown(match, seat);
  return match;
}

/** Makes a match: the server commits to its part first, then the maker sits down with another. */
export async function makeMatch(
  plan: Omit<BodyFor<'POST /api/matches'>, 'part' | 'commitFirst'>,
): Promise<{ readonly match: MatchInfo; readonly token: string }> {
  const {
    match: id,
    token,
    commitment,
  } = await askServer('POST /api/matches', { body: { ...plan, commitFirst: true } });
  keep(id, () => ({ server: commitment ?? null, parts: {} }));
  return { match: await sitWhereKept(id), token };
}

/** The same again with sides changed, or the one that another player has made. */
export async function makeRematch(match: string): Promise<MatchInfo> {
  const body = { commitFirst: true };
  const { match: id, commitment } = await askServer('POST /api/matches/:id/rematch', { id: match, body });
  if (keptDice(id) === null) keep(id, () => ({ server: commitment ?? null, parts: {} }));
  return sitWhereKept(id);
}
