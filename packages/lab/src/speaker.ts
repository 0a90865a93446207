import {
  printSentence,
  randomAt,
  type Bot,
  type Realm,
  type GameSystem,
  type Seat,
  type Sentence,
} from '@sandtable/kernel';
import { PROCEDURE_SEAT } from '@sandtable/session';

/** Who plays: a bot for each seat but that of a procedure. */
export type SeatedBots<View> = { readonly [seat: Seat]: Bot<View> };

/** A procedure has no choices: they are the rules' own. */
const PROCEED: Sentence = ['proceed'];

/** Everybody who is needed and nobody else. */
export function checkBots<View>(seats: readonly Seat[], bots: SeatedBots<View>): void {
  for (const seat of seats) {
    const isSeated = Object.hasOwn(bots, seat);
    if (seat === PROCEDURE_SEAT && isSeated)
      throw new Error(`the seat '${seat}' belongs to the rules: no bot may hold it`);
    if (seat !== PROCEDURE_SEAT && !isSeated) throw new Error(`no bot for the seat '${seat}'`);
  }
  const stranger = Object.keys(bots).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) throw new Error(`a bot for '${stranger}', but the seats are ${seats.join(', ')}`);
}

/** What the seat says, `entries` being how many there are already. */
export function sentenceOf<View>(
  bots: SeatedBots<View>,
  seat: Seat,
  view: View,
  seed: string,
  entries: number,
): Sentence {
  if (seat === PROCEDURE_SEAT) return PROCEED;
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`no bot for the seat '${seat}'`);
  // The stream that a session gives its bots: so it plays the very same match of this seed.
  return bot(view, randomAt(seed, `bot/${seat}`, entries));
}

/** A bot's words are judged like anyone's; a refusal is a fault of the bot or of the rules, and ends the match. */
export function mustBeGranted<R extends Realm>(system: GameSystem<R>, view: R['view'], sentence: Sentence): void {
  if (system.allows(view, sentence)) return;
  const verdict = system.judge(view, sentence);
  if (!verdict.granted) {
    throw new Error(`refused (${verdict.reasons.map(({ rule, key }) => `${rule}: ${key}`).join(', ')})`);
  }
  throw new Error('refused (unfinished)');
}

/** The entry at which a match broke down, for the message. */
export function printEntry(entry: number, seat: Seat, sentence: Sentence | null): string {
  return sentence === null ? `entry ${entry}, ${seat}` : `entry ${entry}, ${seat}: ${printSentence(sentence)}`;
}
