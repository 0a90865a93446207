import { AI_SEAT, type Bear, botsFor, type BotName, BOT_NAMES, type View } from '@sandtable/bear';
import { printProblem, type Problem, printSentence, randomAt } from '@sandtable/kernel';
import { createMatch, type Match } from '@sandtable/session';
import { BadInput } from '../bad-input.ts';
import type { Table } from '../game.ts';

/** A match whose generation is over: its first round waits. */
export type Drafted = Match<Bear>;

/** Who goes on playing: a person in the first seat, captains in all others. */
const PERSON = { kind: 'person', name: 'You' };
const CAPTAIN = { kind: 'bot', bot: 'captain' };

/** Generates a battle, with one bot for every seat that is asked. */
export function playDraft({ game, pack }: Table, options: object, seed: string, name: BotName): Drafted {
  const checked = game.options(options);
  if (!checked.ok) throw refused(checked.problems);
  const [first, ...others] = game.seats(checked.value);
  const seats = Object.fromEntries([
    [first, PERSON],
    ...others.map((seat) => [seat, seat === AI_SEAT ? { kind: 'procedure' } : CAPTAIN]),
  ]);
  const match = createMatch(game, { options, seed, seats }, BOT_NAMES);
  if (!match.ok) throw refused(match.problems);
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

/** By the names of the command line: `--guideline`, not `options.draft.guideline`. */
function refused(problems: readonly Problem[]): BadInput {
  return new BadInput(...problems.map((problem) => printProblem({ ...problem, field: fieldOf(problem.field) })));
}

function fieldOf(field: string): string {
  const [, name = ''] = /^options\.draft\.(\w+)/.exec(field) ?? [];
  return name === '' ? field : `--${name === 'boards' ? 'maps' : name}`;
}
