import {
  AI_SEAT,
  type AiTurn,
  bear,
  type AiNote,
  type BearEvent,
  type BearSystem,
  explainPrompt,
  fieldsOf,
  type Pack,
  putNextCard,
  type State,
  ownPack,
} from '@sandtable/bear';
import { bad, heardBy, parseSeed, Recorder, type Seat, streamsOf } from '@sandtable/kernel';
import { BadInput } from '../../io/bad-input.ts';
import { optionValue } from '../../desk/asked.ts';
import { matchOptions } from './open-position.ts';
import type { PositionSource } from '../../desk/position.ts';

/** A table with the AI at it: where it is its turn. */
export interface AiTable {
  readonly game: BearSystem;
  readonly pack: Pack;
  /** The match as text, before the card is drawn. */
  readonly start: string;
  /** The seat of the one who plays against it. */
  readonly player: Seat;
  /** What has come to light before: rumors that somebody sees. */
  readonly events: readonly BearEvent[];
}

/** Reads a position with an AI in it. Whoever's turn the file says it is, it is asked what the AI does now. */
export function openAiPosition(source: PositionSource, rawSeed: string): AiTable {
  const pack = ownPack();
  const game = bear(pack);
  const options = matchOptions(game, source);
  const { position } = options;
  if (position === null || position.solo === null)
    throw new BadInput('solo: expected a solo part (docs/position.md), got nothing');
  const seed = optionValue(parseSeed(rawSeed));
  const io = new Recorder<BearEvent>(streamsOf(seed, game.streams));
  const state = game.setup({ ...options, position: { ...position, turn: position.solo.ai } }, io);
  const pending = game.pending(state);
  if (pending?.seat !== AI_SEAT) {
    const asked = pending === undefined ? 'the mission is over' : explainPrompt(fieldsOf(pack)(state), pending.key);
    throw new BadInput(`the whole: expected a position where it is the AI’s turn, but first: ${asked}`);
  }
  const player = game.seats(options).find((seat) => seat !== pending.seat) ?? 'spectator';
  return { game, pack, player, start: game.freeze(state), events: heardBy(player, io.told) };
}

/** What the AI does by a card: the match before and after, and all that is to be told of it. */
export interface AiAnswer {
  readonly before: State;
  readonly after: State;
  readonly turn: AiTurn;
}

export function drawCard({ game, start, player }: AiTable, card: number): AiAnswer {
  const after = game.revive(start);
  putNextCard(after, card);
  const io = new Recorder<BearEvent, AiNote>(after.random, { tracing: true });
  game.apply(after, ['proceed'], io);
  return { before: game.revive(start), after, turn: { notes: io.notes, events: heardBy(player, io.told) } };
}

/** An Order Card by its printed number. */
export function cardNumbered({ orderCards }: Pack, text: string): number {
  const place = orderCards.findIndex(({ number }) => String(number) === text.replace(/^0/, ''));
  if (place !== -1) return place;
  const numbers = orderCards.map(({ number }) => number);
  const expected = `the number of an Order Card, ${Math.min(...numbers)} to ${Math.max(...numbers)}, or any`;
  return optionValue(bad('card', expected, text));
}
