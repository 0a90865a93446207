import * as z from 'zod/mini';
import {
  checkShape,
  gameSystem,
  hashOf,
  makePile,
  revivePile,
  type GameSystem,
  type Io,
  type Outcome,
} from '../../index.ts';
import { beforehand } from './beforehand.ts';
import { squadsOf } from './field.ts';
import {
  CARDS,
  playerOf,
  SIDES,
  turnFrame,
  type Event,
  type Options,
  type Outpost,
  type Player,
  type Squad,
  type State,
  type View,
} from './model.ts';
import { rollKind } from './roll.ts';
import { strikeKind } from './strike.ts';
import { drawCard, turnKind } from './turn.ts';
import { imagine, viewFor } from './view.ts';

export type {
  Event as OutpostEvent,
  Options as OutpostOptions,
  Outpost,
  State as OutpostState,
  View as OutpostView,
} from './model.ts';

const SPOILS = [0, 0, 1, 1, 2];
const SQUADS_A_SIDE = 3;
const COINS = 3;
const HAND = 2;

const optionsSchema = z.strictObject({
  rounds: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
  opponent: z._default(z.enum(['seat', 'procedure']), 'seat'),
});

function seats({ opponent }: Options): readonly [string, string] {
  return ['red', opponent === 'seat' ? 'blue' : 'ai'];
}

function makePlayer({ seat, coins, hand }: Player): Player {
  return { seat, coins, hand: [...hand] };
}

function makeSquad({ side, at, posture, spent }: Squad): Squad {
  return { side, at, posture, spent };
}

/** Red stands in column a, blue in column d. */
function makeSquads(): Squad[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: SQUADS_A_SIDE }, (_squad, row) =>
      makeSquad({ side, at: row * 4 + side * 3, posture: 'ready', spent: false }),
    ),
  );
}

function setup(options: Options, io: Io<Event>): State {
  const state: State = {
    frames: [turnFrame(0, 0)],
    random: io.streams,
    options,
    round: 1,
    players: seats(options).map((seat) => makePlayer({ seat, coins: COINS, hand: [] })),
    squads: makeSquads(),
    deck: makePile('deck', CARDS),
    spoils: makePile('cup', SPOILS),
  };
  io.shuffle(state.deck);
  for (const side of SIDES) for (let card = 0; card < HAND; card++) drawCard(state, side, io);
  return state;
}

function rebuild({ frames, random, options, round, players, squads, deck, spoils }: State): State {
  return {
    frames,
    random,
    options,
    round,
    players: players.map(makePlayer),
    squads: squads.map(makeSquad),
    deck: revivePile(deck),
    spoils: revivePile(spoils),
  };
}

/** The side with more squads left wins. */
function outcome(view: View): Outcome | undefined {
  if (view.frames.length > 0) return undefined;
  const scores = Object.fromEntries(SIDES.map((side) => [playerOf(view, side).seat, squadsOf(view, side).length]));
  const best = Math.max(...Object.values(scores));
  const winners = Object.keys(scores).filter((seat) => scores[seat] === best);
  return {
    winners: winners.length === 1 ? winners : [],
    scores,
    reason: { rule: 'turn', key: Math.min(...Object.values(scores)) === 0 ? 'wipedOut' : 'lastRound' },
  };
}

function audit(state: State): string[] {
  const broken: string[] = [];
  const cards = [...state.deck.inside, ...state.deck.discards, ...state.players.flatMap(({ hand }) => hand)];
  if (cards.toSorted((a, b) => a - b).join() !== CARDS.join())
    broken.push(`cards are missing or twice: ${cards.join()}`);
  const places = state.squads.map(({ at }) => at).filter((at) => at >= 0);
  if (new Set(places).size < places.length) broken.push('two squads share a space');
  for (const { seat, coins } of state.players) if (coins < 0) broken.push(`${seat} owes ${-coins} coins`);
  return broken;
}

const CONTENT = hashOf({ CARDS, SPOILS });

export const outpost: GameSystem<Outpost> = gameSystem<Outpost>({
  id: 'outpost',
  version: 1,
  pack: CONTENT,
  streams: ['dice', 'deck', 'cup'],
  frames: { turn: turnKind, strike: strikeKind, roll: rollKind },
  options: (raw) => checkShape(optionsSchema, raw, 'options'),
  seats,
  content: () => CONTENT,
  setup,
  see: (view) => view,
  hold: (state) => state,
  view: viewFor,
  rebuild,
  imagine,
  outcome,
  beforehand,
  audit,
});
