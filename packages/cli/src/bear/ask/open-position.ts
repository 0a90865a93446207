import {
  type Battle,
  type BearSystem,
  explainReason,
  fieldsOf,
  type HexId,
  namesIn,
  type UnitId,
  type View,
} from '@sandtable/bear';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { badPosition, type PositionSource } from '../../desk/options.ts';
import { namedReasons } from '../../desk/question.ts';
import { openTable } from '../table.ts';
import { battleOf } from './position.ts';

/** A position as the side to move sees it, and the game to ask about it. */
export interface OpenPosition {
  readonly game: BearSystem;
  readonly battle: Battle<View>;
  readonly turn: string;
}

const opened = new WeakMap<PositionSource, OpenPosition>();

export function openPosition(source: PositionSource): OpenPosition {
  const before = opened.get(source);
  if (before !== undefined) return before;
  const { pack, game } = openTable();
  const options = matchOptions(game, source);
  // Any seed will do: no die is rolled before the first sentence.
  const state = game.setup(options, new Recorder(streamsOf('sfc32:position', game.streams)));
  const turn = game.pending(state)?.seat ?? 'spectator';
  const open = { game, battle: fieldsOf(pack)(game.view(state, turn)), turn };
  opened.set(source, open);
  return open;
}

/** The options of a match from this position. For a bad one `battleOf` throws, since it finds more of the problems. */
export function matchOptions(game: BearSystem, source: PositionSource): ReturnType<typeof game.setup>['options'] {
  const options = game.options({ position: source.raw });
  if (options.ok) return options.value;
  battleOf(source);
  throw badPosition(options.problems);
}

export function unitsToMove({ battle: { view }, turn }: OpenPosition): UnitId[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.at !== -1 && view.players[it.owner]?.seat === turn;
  });
}

export function unitsInSight({ battle: { view }, turn }: OpenPosition): UnitId[] {
  return view.roster.filter((unit) => {
    const it = view.units[unit];
    return it !== undefined && it.at !== -1 && view.players[it.owner]?.seat !== turn;
  });
}

interface Hint {
  readonly line: string;
  readonly json: object;
}

/** B12.0a: a mortar without a line of sight may still fire if another unit spots. How to ask for that, or why not; -1 means any hex. */
export function indirectFire(source: PositionSource, mortar: UnitId, at: HexId): Hint {
  const { game, battle, turn } = openPosition(source);
  const names = namesIn(battle);
  const unit = names.unit(mortar);
  const owner = battle.view.players[battle.view.units[mortar]?.owner ?? -1]?.seat;
  if (owner !== turn) {
    return {
      line: `${unit} may fire indirectly: ask in its own turn with --say '${unit} shell HEX SPOTTER' (B12.0a)`,
      json: { unit },
    };
  }
  const said = [unit, 'shell', ...(at === -1 ? [] : [names.hex(at)])];
  const verdict = game.judge(battle.view, said);
  if (!verdict.granted) {
    const reasons = verdict.reasons.map((reason) => explainReason(reason, names));
    return {
      line: `${unit} may not fire indirectly either: ${reasons.join('; ')}`,
      json: { unit, allowed: false, reasons: namedReasons(verdict.reasons, names) },
    };
  }
  const hex = at === -1 ? game.offers(battle.view, said)[0]?.word : undefined;
  const aimed = hex === undefined ? said : [...said, hex];
  const spots = game.offers(battle.view, aimed).map(({ word }) => word);
  const say = [...aimed, ...spots.slice(0, 1)].join(' ');
  return {
    line: `${unit} may fire indirectly, the hex first and then from where it is spotted: --say '${say}' (B12.0a)`,
    json: { unit, allowed: true, say, spots },
  };
}
