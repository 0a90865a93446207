import { copyStreams } from '../../packages/kernel/src/copy.ts';
import { makePile, randomOf, revivePile, streamsOf, type Pile, type Streams } from '../../packages/kernel/src/index.ts';

// A state like a wargame's: 120 counters, four players with hands, decks, a frame in progress. Each kind of record has one factory that
// sets every field in the same order.

export interface Unit {
  readonly type: number;
  readonly owner: number;
  at: number;
  facing: number;
  spent: boolean;
  hidden: boolean;
  hit: number | null;
}

export interface Player {
  readonly seat: string;
  readonly side: number;
  caps: number;
  losses: number;
  readonly hand: number[];
}

export interface Marker {
  readonly kind: string;
  at: number;
  modifier: number;
}

export interface State {
  round: number;
  readonly players: readonly Player[];
  readonly units: readonly Unit[];
  readonly markers: readonly Marker[];
  readonly decks: readonly Pile[];
  readonly random: Streams;
}

export function makeUnit({ type, owner, at, facing, spent, hidden, hit }: Unit): Unit {
  return { type, owner, at, facing, spent, hidden, hit };
}

export function makePlayer({ seat, side, caps, losses, hand }: Player): Player {
  return { seat, side, caps, losses, hand: [...hand] };
}

export function makeMarker({ kind, at, modifier }: Marker): Marker {
  return { kind, at, modifier };
}

/** Rebuilds every record by its factory, as a game's `rebuild` does. */
export function rebuild({ round, players, units, markers, decks, random }: State): State {
  return {
    round,
    players: players.map(makePlayer),
    units: units.map(makeUnit),
    markers: markers.map(makeMarker),
    decks: decks.map(revivePile),
    random: copyStreams(random),
  };
}

export function makeState(): State {
  const random = randomOf('sfc32:bench', 'copy');
  const below = (n: number): number => random.below(n);
  const list = <T>(length: number, make: (index: number) => T): T[] =>
    Array.from({ length }, (_, index) => make(index));
  return {
    round: 3,
    players: list(4, (player) => ({
      seat: `seat${player}`,
      side: player % 2,
      caps: below(9),
      losses: below(5),
      hand: list(6, () => below(55)),
    })),
    units: list(120, (unit) =>
      makeUnit({
        type: below(40),
        owner: unit % 4,
        at: below(864),
        facing: below(6),
        spent: below(2) === 0,
        hidden: below(4) === 0,
        hit: below(3) === 0 ? below(20) : null,
      }),
    ),
    markers: list(20, () => makeMarker({ kind: 'smoke', at: below(864), modifier: below(3) })),
    decks: ['actions', 'orders', 'hits'].map((stream) =>
      makePile(
        stream,
        list(55, (card) => card),
      ),
    ),
    random: streamsOf('sfc32:bench', ['combat', 'actions', 'orders', 'hits', 'ai']),
  };
}
