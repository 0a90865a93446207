import { deny, finish, type FrameKind, grant, judgedSlot, listedSlot, verb, type Verdict } from '@sandtable/kernel';
import { sideOf } from '../../model/battle/battle.ts';
import type { DeployFrame } from '../../model/battle/frame.ts';
import { question } from '../../model/battle/question.ts';
import { deployFrame } from '../../model/battle/make-frame.ts';
import { type Bear, heldUnit, playerOf, type Seen, type State } from '../../model/battle/state.ts';
import { canStand } from '../ground/bans.ts';
import { tellHidden } from './hide.ts';
import { isDiscovered } from '../contact/hidden.ts';
import { hexKind, unitKind } from '../order/word-kinds.ts';
import { placeIn } from '../ground/shelter.ts';
import { bury, type MineKey, minesOf, minesToLay, ownerOfZone } from './minefields.ts';
import type { HexId, PlayerId, UnitId } from '../../model/ids.ts';

// B10.0:  g05 2-E09: before the first round each owner places his hidden units in their zones

export type DeployKey = 'notOfZone' | 'cannotStand' | 'discovered' | 'notToPlace' | MineKey;

interface Deploy {
  readonly frame: DeployFrame;
  readonly unit: UnitId;
  readonly at: HexId;
}

export function hidersToDeploy({ terms, units }: State): DeployFrame | null {
  const left = terms.zones
    .flatMap((zone) => zone.units)
    .sort((a, b) => (units[a]?.owner ?? 0) - (units[b]?.owner ?? 0) || a - b);
  const mines = minesToLay(terms);
  return left.length + mines.length === 0 ? null : deployFrame(left, mines);
}

/** What the asked player has to place: units, mines by their zones, or both. */
export interface ToPlace {
  readonly player: PlayerId | undefined;
  readonly units: readonly UnitId[];
  readonly mines: readonly number[];
}

export function toPlace(seen: Seen, frame: Readonly<DeployFrame>): ToPlace {
  const { units, terms } = seen.view;
  const ofUnits = units[frame.left[0] ?? -1]?.owner;
  const mines = minesOf(seen, frame);
  const ofMines = ownerOfZone(terms, mines[0]);
  const player = ofUnits === undefined || (ofMines ?? ofUnits) < ofUnits ? ofMines : ofUnits;
  return {
    player,
    units: frame.left.filter((unit) => units[unit]?.owner === player),
    mines: ofMines === player ? mines : [],
  };
}

/** The hexes its owner may choose from; empty if it is in no zone. */
export function zoneOf({ view }: Seen, unit: UnitId): readonly HexId[] {
  return [...new Set(view.terms.zones.flatMap(({ units, hexes }) => (units.includes(unit) ? hexes : [])))];
}

/** Hexes of the zone where it can stay undiscovered; if there are none, any it can stand in. */
function hexesFor(seen: Seen, unit: UnitId): readonly HexId[] {
  const zone = zoneOf(seen, unit);
  const fit = zone.filter((hex) => canStand(seen, unit, hex));
  const safe = fit.filter((hex) => !isDiscovered(seen, sideOf(seen, unit), placeIn(seen, unit, hex)));
  return [safe, fit].find((hexes) => hexes.length > 0) ?? zone;
}

function judgeHex(seen: Seen, { unit }: Pick<Deploy, 'unit'>, at: HexId): Verdict<undefined, DeployKey> {
  if (hexesFor(seen, unit).includes(at)) return grant();
  if (!zoneOf(seen, unit).includes(at)) return deny('B10.0', 'notOfZone', { at, unit });
  return canStand(seen, unit, at)
    ? deny('B10.0.4', 'discovered', { at, unit })
    : deny('B4.1', 'cannotStand', { at, unit });
}

const deploy = verb<Bear, DeployFrame, Deploy>('deploy', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase
      .slot(
        'unit',
        listedSlot(unitKind, (seen: Seen, { frame }) => toPlace(seen, frame).units, {
          rule: 'B10.0',
          key: 'notToPlace',
        }),
      )
      .slot(
        'at',
        judgedSlot(hexKind, (seen: Seen, { unit }: Pick<Deploy, 'unit'>) => hexesFor(seen, unit), judgeHex),
      ),
  resolve: (held, { frame, unit, at }, io) => {
    Object.assign(heldUnit(held, unit), { at, inside: placeIn(held, unit, at).sheltered });
    frame.left = frame.left.filter((other) => other !== unit);
    tellHidden(held, unit, 'B10.0', io);
  },
});

export const deployKind: FrameKind<Bear, DeployFrame> = {
  ask(seen, frame) {
    const { player, units, mines } = toPlace(seen, frame);
    if (player === undefined) return null;
    const verbs = [...(units.length > 0 ? [deploy] : []), ...(mines.length > 0 ? [bury] : [])];
    return question(playerOf(seen, player).seat, 'deploy', verbs);
  },
  go: (held, frame) => finish(held.view, frame),
};
