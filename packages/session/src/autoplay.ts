import {
  blind,
  type Blind,
  type Bot,
  printSentence,
  type Random,
  randomAt,
  type Realm,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import type { Answer, PrepareAnswer } from './moment.ts';
import { speakerOf } from './log.ts';
import { committed, type Match } from './match.ts';
import { isByHand } from './persons.ts';
import { PROCEDURE_SEAT, type Seating } from './terms.ts';

export type Bots<View> = { readonly [name: string]: Bot<Blind<View>> };

/** The game's key for the part of the match that a question is about, such as a hand being drafted; null for none. */
type PartOf<View> = (view: View, seat: Seat) => string | null;

interface Deputy {
  readonly part: string;
  readonly bot: string;
}

/** The bot that speaks for this seat's holder in the part that the seat is asked about; null if there is none. */
export function deputyIn(seating: Seating, seat: Seat, asked: () => string | null): Deputy | null {
  const holder = seating[seat];
  const deputies = holder === undefined || holder.kind === 'procedure' ? undefined : holder.deputies;
  // Most seats have none, and then their view need not be made.
  const part = deputies === undefined ? null : asked();
  const bot = part === null ? undefined : deputies?.[part];
  return part === null || bot === undefined ? null : { part, bot };
}

/** Whether a deputy said an entry: then it counts as a bot's, not as its seat's own. */
export function isDeputys<R extends Realm>(match: Match<R>, seq: number, partOf: PartOf<R['view']>): boolean {
  const speaker = speakerOf(match.log.entry(seq));
  if (speaker === null) return false;
  // Evaluated only for holders with deputies: looking back costs a replay.
  const part = (): string | null =>
    partOf(match.now(speaker).view, speaker) && partOf(match.at(seq - 1, speaker).view, speaker);
  return deputyIn(match.seating, speaker, part) !== null;
}

/** Adds drafting bots as deputies: for a seat's own hand to that seat, for a side's hand to every seat. */
export function withDeputies(seats: Seating, drafts: Readonly<Record<string, string>>): Seating {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, holder]) => {
      const own = Object.entries(drafts).filter(([hand]) => hand === seat || !Object.hasOwn(seats, hand));
      if (holder.kind === 'procedure' || own.length === 0) return [seat, holder];
      return [seat, { ...holder, deputies: { ...holder.deputies, ...Object.fromEntries(own) } }];
    }),
  );
}

/** What a bot gets. Its answer is for this seat at this entry, whether it comes at once or later. */
export interface BotTurn<View> {
  readonly seat: Seat;
  readonly seq: number;
  readonly bot: string;
  readonly view: Blind<View>;
  readonly random: Random;
}

/** The turn of the bot that is asked, or that speaks for the person who is; null if no bot does. */
export function botTurn<R extends Realm>(
  match: Match<R>,
  partOf: PartOf<R['view']> = () => null,
): BotTurn<R['view']> | null {
  const { asks: seat, seq } = match;
  const holder = seat === null ? undefined : match.seating[seat];
  if (seat === null || holder === undefined || holder.kind === 'procedure') return null;
  const deputy = deputyIn(match.seating, seat, () => partOf(match.now(seat).view, seat));
  const bot = deputy?.bot ?? (holder.kind === 'bot' ? holder.bot : null);
  if (bot === null) return null;
  const { view } = match.now(seat);
  // Derived from the match's seed, but a separate stream that changes with every entry.
  const stream = deputy === null ? `bot/${seat}` : `draft/${deputy.part}`;
  return { seat, seq, bot, view: blind(view), random: randomAt(match.secretSeed, stream, seq) };
}

/**
 * Prepares one entry for a seat that no person holds, or for which a deputy speaks: a bot's sentence, or the procedure's only one.
 * Null if a person is asked or the match is over. A bot's sentence is judged like anyone's, so the answer may be a refusal.
 */
export function prepareOne<R extends Realm>(
  match: Match<R>,
  bots: Bots<R['view']> = {},
  partOf: PartOf<R['view']> = () => null,
): PrepareAnswer<R> | null {
  const { asks, seq, system } = match;
  // At a physical table the players roll and draw for the procedure.
  if (asks === PROCEDURE_SEAT && isByHand(match.seating)) return null;
  if (asks !== null && match.seating[asks]?.kind === 'procedure')
    return match.prepare(asks, seq, onlySentence(system.everySentence(match.now(asks).view)));
  const turn = botTurn(match, partOf);
  if (turn === null) return null;
  const bot = bots[turn.bot];
  if (bot === undefined) throw new Error(`no bot '${turn.bot}' for the seat '${turn.seat}'`);
  return match.prepare(turn.seat, seq, bot(turn.view, turn.random));
}

/** Prepares one entry as `prepareOne` does, and commits it. */
export function playOne<R extends Realm>(...asked: Parameters<typeof prepareOne<R>>): Answer | null {
  const prepared = prepareOne(...asked);
  return prepared === null ? null : committed(prepared);
}

/** Plays until a person is asked, the match is over, or a sentence is refused. */
export function playOn<R extends Realm>(match: Match<R>, bots: Bots<R['view']> = {}): Answer | null {
  for (;;) {
    const answer = playOne(match, bots);
    if (answer === null || !answer.granted) return answer;
  }
}

/** A procedure never has a choice: the rules make it. */
function onlySentence(sentences: Iterable<Sentence>): Sentence {
  const [only, another] = sentences;
  if (only === undefined || another !== undefined) {
    throw new Error(`a procedure has a choice: ${printSentence(only ?? [])} or ${printSentence(another ?? [])}`);
  }
  return only;
}
