import { type Battle, bear, type BearSystem, fieldsOf, type View, ownPack } from '@sandtable/bear';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { badPosition, type PositionSource } from '../../desk/position.ts';
import { battleOf } from './position.ts';

/** A position as the side to move sees it, and the game that can be asked what may be said there. */
export interface OpenPosition {
  readonly game: BearSystem;
  readonly battle: Battle<View>;
  /** Whose turn it is. */
  readonly turn: string;
}

const known = new WeakMap<PositionSource, OpenPosition>();

export function openPosition(source: PositionSource): OpenPosition {
  const before = known.get(source);
  if (before !== undefined) return before;
  const pack = ownPack();
  const game = bear(pack);
  const options = matchOptions(game, source);
  // Nothing is rolled or drawn before the first word, so any seed will do.
  const state = game.setup(options, new Recorder(streamsOf('sfc32:position', game.streams)));
  const turn = game.pending(state)?.seat ?? 'spectator';
  const open = { game, battle: fieldsOf(pack)(game.view(state, turn)), turn };
  known.set(source, open);
  return open;
}

/** What a match from this position is played by. What is wrong is told as of the position alone, where more of it is found. */
export function matchOptions(game: BearSystem, source: PositionSource): ReturnType<typeof game.setup>['options'] {
  const options = game.options({ position: source.raw });
  if (options.ok) return options.value;
  battleOf(source);
  throw badPosition(options.problems);
}

/** The units of the side to move that are on the map. */
export function unitsToMove({ battle: { view }, turn }: OpenPosition): number[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.at !== -1 && view.players[it.owner]?.seat === turn;
  });
}

/** The enemies of the side to move that it sees. */
export function unitsInSight({ battle: { view }, turn }: OpenPosition): number[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.at !== -1 && view.players[it.owner]?.seat !== turn;
  });
}
