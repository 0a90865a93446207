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

/** The available bots, by name. */
export type Bots<View> = { readonly [name: string]: Bot<Blind<View>> };

/** Which part of the match a question to a seat is about, in the game's own key: a hand that is drafted. Null for none. */
type PartOf<View> = (view: View, seat: Seat) => string | null;

interface Deputy {
  readonly part: string;
  readonly bot: string;
}

/** Who speaks in the place of whoever holds this seat, for the part that it is asked about; null if nobody does. */
export function deputyIn(seating: Seating, seat: Seat, asked: () => string | null): Deputy | null {
  const holder = seating[seat];
  const deputies = holder === undefined || holder.kind === 'procedure' ? undefined : holder.deputies;
  // Most seats have none: their view need not be made.
  const part = deputies === undefined ? null : asked();
  const bot = part === null ? undefined : deputies?.[part];
  return part === null || bot === undefined ? null : { part, bot };
}

/** Whether a deputy said an entry, which is then no more its seat's own than what a bot said. */
export function isDeputys<R extends Realm>(match: Match<R>, seq: number, partOf: PartOf<R['view']>): boolean {
  const speaker = speakerOf(match.log.entry(seq));
  if (speaker === null) return false;
  // Looked up only while there are parts: looking back costs a replay.
  const part = (): string | null =>
    partOf(match.now(speaker).view, speaker) && partOf(match.at(seq - 1, speaker).view, speaker);
  return deputyIn(match.seating, speaker, part) !== null;
}

/** Who drafts whose cards belongs to the seats: a seat's own hand, or a side's for whoever drafts both. */
export function withDeputies(seats: Seating, drafts: Readonly<Record<string, string>>): Seating {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, holder]) => {
      const own = Object.entries(drafts).filter(([hand]) => hand === seat || !Object.hasOwn(seats, hand));
      if (holder.kind === 'procedure' || own.length === 0) return [seat, holder];
      return [seat, { ...holder, deputies: { ...holder.deputies, ...Object.fromEntries(own) } }];
    }),
  );
}

/** What a bot is asked with: whatever it says is for this seat at this entry, at once or when it has thought. */
export interface BotTurn<View> {
  readonly seat: Seat;
  readonly seq: number;
  readonly bot: string;
  readonly view: Blind<View>;
  readonly random: Random;
}

/** The turn of the bot that is asked, or that speaks in the place of whoever is; null if no bot does. */
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
  // From the match's seed, but a stream of its own that changes with every entry.
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
  // Whoever sits at the real table rolls and draws for it.
  if (asks === PROCEDURE_SEAT && isByHand(match.seating)) return null;
  if (asks !== null && match.seating[asks]?.kind === 'procedure')
    return match.prepare(asks, seq, onlySentence(system.everySentence(match.now(asks).view)));
  const turn = botTurn(match, partOf);
  if (turn === null) return null;
  const bot = bots[turn.bot];
  if (bot === undefined) throw new Error(`no bot '${turn.bot}' for the seat '${turn.seat}'`);
  return match.prepare(turn.seat, seq, bot(turn.view, turn.random));
}

/** The same, played. */
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

/** A procedure makes no choices: the rules do. */
function onlySentence(sentences: Iterable<Sentence>): Sentence {
  const [only, another] = sentences;
  if (only === undefined || another !== undefined) {
    throw new Error(`a procedure has a choice: ${printSentence(only ?? [])} or ${printSentence(another ?? [])}`);
  }
  return only;
}
