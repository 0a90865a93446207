import { AI_SEAT, type Bear, botsFor, type BotName, BOT_NAMES, type View } from '@sandtable/bear';
import { printSentence, randomAt } from '@sandtable/kernel';
import { createMatch, type Match } from '@sandtable/session';
import type { Table } from '../table.ts';
import { checkedDraft, refusedDraft } from './checked-draft.ts';

/** A match whose generation is over: its first round waits. */
export type Drafted = Match<Bear>;

/** Who goes on playing: a person in the first seat, captains in all others. */
const PERSON = { kind: 'person', name: 'You' };
const CAPTAIN = { kind: 'bot', bot: 'captain' };

/** Generates a battle, with one bot for every seat that is asked. */
export function playDraft({ game, pack }: Table, options: object, seed: string, name: BotName): Drafted {
  const [first, ...others] = game.seats(checkedDraft(game, options));
  const seats = Object.fromEntries([
    [first, PERSON],
    ...others.map((seat) => [seat, seat === AI_SEAT ? { kind: 'procedure' } : CAPTAIN]),
  ]);
  const match = createMatch(game, { options, seed, seats }, BOT_NAMES);
  if (!match.ok) throw refusedDraft(match.problems);
  const bot = botsFor(game, pack)[name];
  while (isDrafting(match.value.now('referee').view)) {
    const seat = match.value.asks;
    if (seat === null) throw new Error('a generation ended without a battle');
    const { seq } = match.value;
    const sentence = bot(match.value.now(seat).view, randomAt(match.value.secretSeed, `bot/${seat}`, seq));
    const answer = match.value.say(seat, seq, sentence);
    if (!answer.granted) throw new Error(`${name} said what was refused: ${printSentence(sentence)}`);
  }
  return match.value;
}

function isDrafting({ draft }: View): boolean {
  return draft !== null && draft.phase !== 'done';
}
