import { type Battle, bear, type BearSystem, fieldsOf, type View } from '@sandtable/bear';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { valueOf } from './bad-input.ts';
import { readJsonFile } from './json-file.ts';
import { ownPack } from './own-pack.ts';

/** A position as the side to move sees it, and the game that can be asked what may be said there. */
export interface OpenPosition {
  readonly game: BearSystem;
  readonly battle: Battle<View>;
  /** Whose turn it is. */
  readonly turn: string;
}

export function openPositionFile(file: string): OpenPosition {
  const pack = ownPack();
  const game = bear(pack);
  const options = valueOf(game.options({ position: readJsonFile(file) }));
  // Nothing is rolled or drawn before the first word, so any seed will do.
  const state = game.setup(options, new Recorder(streamsOf('sfc32:position', game.streams)));
  const turn = game.pending(state)?.seat ?? 'spectator';
  return { game, battle: fieldsOf(pack)(game.view(state, turn)), turn };
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
