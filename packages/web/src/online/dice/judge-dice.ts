import type { MatchInfo } from '@sandtable/protocol';
import { canonicalJson, listed, type Realm } from '@sandtable/kernel';
import { type Commitment, explainUnlike, type Match, reading, unlikePromised } from '@sandtable/session';
import * as z from 'zod/mini';
import type { LinkFace } from '../../face/link.ts';
import type { KeptDice } from './kept-dice.ts';

/** What a page knows of a match that is over, besides the record that the server gives out. */
export interface DiceEvidence {
  readonly kept: KeptDice | null;
  /** The commitment as told when this page opened the match; null if it was told none. */
  readonly opened: unknown;
  readonly info: Pick<MatchInfo, 'seats' | 'isBrought' | 'commitment'>;
  /** The record commits to this. */
  readonly recorded: Commitment;
  readonly replay: ReplayFound;
  nameOf(seat: string): string;
}

export type ReplayFound =
  /** `unlike`: the first entry of which this page was told something else than what the record has. */
  | { readonly kind: 'same'; readonly entries: number; readonly unlike: number | null }
  | { readonly kind: 'wrong'; readonly at: number }
  /** The rules of this page are not those that the match was played by. */
  | { readonly kind: 'otherRules' };

export type DiceVerdict =
  | { readonly kind: 'verified'; readonly text: string }
  | { readonly kind: 'replays'; readonly text: string }
  | { readonly kind: 'broken'; readonly differs: readonly string[] }
  | { readonly kind: 'unchecked'; readonly text: string };

/** Whether the dice of a match are what was promised to this browser. */
export function judgeDice(evidence: DiceEvidence): DiceVerdict {
  const { kept, recorded, replay, nameOf } = evidence;
  const parts = sentParts(evidence);
  const differs = [
    ...unlikePromised(recorded, { server: kept?.server ?? null, parts }).map((each) => explainUnlike(each, nameOf)),
    ...(isAsOpened(evidence) ? [] : ['The record commits to another seed than the match did when you opened it.']),
    ...replayDiffers(replay),
  ];
  if (differs.length > 0) return { kind: 'broken', differs };
  if (replay.kind !== 'same')
    return { kind: 'unchecked', text: 'The match was played by other rules than those of this version of Sandtable.' };
  const played = `Your browser has played all ${replay.entries} entries again from the revealed seed. Every die, card and reveal came out as it was told.`;
  const drawn = drawnWords(evidence);
  if (parts.length > 0 && kept !== null && kept.server !== null)
    return {
      kind: 'verified',
      text: `${played} The seed is made of the part that this browser sent, and of the part that the server had committed to before.${drawn}`,
    };
  return { kind: 'replays', text: `${played} ${whyUnchecked(evidence)}${drawn}` };
}

/** The parts that this browser sent: those that were accepted, and those whose answer was lost although the seat is ours. */
function sentParts({ kept, info }: DiceEvidence): readonly { readonly seat: string; readonly part: string }[] {
  const isMine = (seat: string): boolean => info.seats.some((each) => each.seat === seat && each.isMine);
  return Object.entries(kept?.parts ?? {}).flatMap(([seat, { part, isTaken }]) =>
    isTaken || isMine(seat) ? [{ seat, part }] : [],
  );
}

function isAsOpened({ opened, recorded }: DiceEvidence): boolean {
  return opened === null || canonicalJson(opened) === canonicalJson(recorded);
}

function replayDiffers(replay: ReplayFound): readonly string[] {
  if (replay.kind === 'wrong') return [`Played again, ${placeName(replay.at)} does not come out as the record says.`];
  if (replay.kind === 'same' && replay.unlike !== null)
    return [`In the record ${placeName(replay.unlike)} is not what this browser was told during the match.`];
  return [];
}

function placeName(entry: number): string {
  return entry === 0 ? 'the set-up' : `entry ${entry}`;
}

function whyUnchecked({ info, recorded }: DiceEvidence): string {
  if (info.isBrought) return 'It was begun in a browser, whose seed was not made of parts.';
  if (typeof recorded === 'string') return 'Its seed was not made of parts, so there is no part of yours to look for.';
  const own = info.seats.filter(({ isMine }) => isMine).map(({ seat }) => seat);
  if (own.length === 0) return 'You gave no part to its seed.';
  if (own.every((seat) => info.commitment?.drawn.includes(seat)))
    return 'Your page gave no part, so the server drew yours: nothing shows that it did not choose the dice.';
  return 'Your part was not kept here: it was sent from another browser, or by an earlier version, or this browser’s data was cleared. So nothing here shows that the server did not choose the dice.';
}

/** Parts drawn by the server for others: it could have tried many. */
function drawnWords({ info, nameOf }: DiceEvidence): string {
  const others = info.seats.filter(({ isMine }) => !isMine).map(({ seat }) => seat);
  const drawn = others.filter((seat) => info.commitment?.drawn.includes(seat));
  return drawn.length === 0 ? '' : ` The server drew the part for ${listed(drawn.map(nameOf))}, whose page gave none.`;
}

const commitmentOf = z.object({
  commitment: z.union([
    z.string(),
    z.object({ algorithm: z.literal('sha256'), server: z.string(), parts: z.record(z.string(), z.string()) }),
  ]),
});

/** The commitment of an exported record; it throws if there is none. */
export function commitmentIn(file: unknown): Commitment {
  return commitmentOf.parse(file).commitment;
}

interface Told {
  readonly seq: number;
  readonly events: readonly unknown[];
}

/** Replays a record, and holds what an audience was told during the match against it. */
export function replayRecord<R extends Realm>(
  { system }: Pick<LinkFace<R>, 'system'>,
  text: string,
  audience: string,
  told: readonly Told[],
): ReplayFound {
  const steps = reading(system, text);
  const log = new Map(told.map(({ seq, events }) => [seq, canonicalJson(events)]));
  let unlike: number | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      const { value: found } = step;
      if (found.kind === 'changed') return { kind: 'otherRules' };
      if (found.kind === 'wrong') return { kind: 'wrong', at: found.divergence.seq };
      return { kind: 'same', entries: found.match.seq, unlike };
    }
    const { match, done } = step.value;
    const heard = log.get(done);
    if (unlike === null && heard !== undefined && heard !== canonicalJson(eventsFor(match, audience))) unlike = done;
  }
}

function eventsFor<R extends Realm>(match: Match<R>, audience: string): readonly R['event'][] {
  return match.now(Object.hasOwn(match.seating, audience) ? audience : 'spectator').events;
}
