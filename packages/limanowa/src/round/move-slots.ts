import { allOf, demand, deny, firstOf, grant, type Slot, type Verdict } from '@sandtable/kernel';
import { amountOf, hasAbility, unitOf } from '../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';
import type { PlannedMove } from '../model/turn.ts';
import type { Seen } from '../model/state.ts';
import type { Ability } from '../model/forces.ts';
import type { LimanowaWord } from '../model/speech.ts';
import { judgeMove } from '../rules/ground/judge-move.ts';
import { areAdjacent, placeIn, type Places } from '../rules/ground/places.ts';
import { hasRoom, reachOf, type Stride } from '../rules/ground/reach.ts';
import { hexKind, unitKind } from '../rules/word-kinds.ts';
import { type CentralSaid, movesIn, movesLeft, placesIn } from './central-plan.ts';
import { judgeOwn, ownUnits } from './sides.ts';
import type { PlanKey } from './plan.ts';

// The three moves of a round, including Carpathian march (L4e), and the extra move of Human wave (L4b).

type MoveKind = PlannedMove['as'];

/** L10n, L4e: the bonus of this unit's move. */
export function strideFor({ pack, view }: Seen, unit: UnitId, as: MoveKind): Stride {
  const forced = view.turn.marcher === unit ? amountOf(pack, 'forcedMarch') : 0;
  return { extra: forced + (as === 'march' ? pack.ruleset.marchBonus : 0), freely: as === 'march' };
}

/** The corps' officer with this ability; -1 for none. */
function officerWith(seen: Seen, ability: Ability): UnitId {
  return ownUnits(seen).find((unit) => hasAbility(seen, unit, ability)) ?? NONE;
}

/** May this unit move, given the moves already in the plan? */
function judgeMover(seen: Seen, said: CentralSaid, as: MoveKind, unit: UnitId): Verdict<unknown, PlanKey> {
  const own = judgeOwn(seen, unit);
  if (!own.granted) return own;
  if (movesIn(said).some((move) => move.unit === unit)) return deny('L7a', 'movedAlready', { unit });
  const { fired } = seen.view.turn;
  if (fired.includes(unit)) return deny('L10p', 'firesForCard', { unit });
  if (said.disruptions?.some(({ disruptor }) => disruptor === unit)) return deny('L10c', 'firesForCard', { unit });
  if (as === 'march') return judgeMarcher(seen, unit);
  return as === 'wave' && unit === officerWith(seen, 'humanWave') ? deny('L4b', 'waveItself', { unit }) : grant();
}

/** L4e: it must start next to the officer. */
function judgeMarcher(seen: Seen, unit: UnitId): Verdict<unknown, PlanKey> {
  const officer = officerWith(seen, 'carpathianMarch');
  const isBeside = areAdjacent(seen, unitOf(seen, officer).at, unitOf(seen, unit).at);
  return demand(isBeside, 'L4e', 'notBesideMarchOfficer', { unit });
}

/** L4b: in a wave only hexes next to the officer. */
function goalsOf(seen: Seen, said: CentralSaid, as: MoveKind, unit: UnitId): readonly HexId[] {
  const places = placesIn(seen, said);
  const reach = reachOf(seen, unit, places, strideFor(seen, unit, as));
  return as === 'wave' ? reach.filter((hex) => isBesideWave(seen, places, hex)) : reach;
}

function hasGoal(seen: Seen, said: CentralSaid, as: MoveKind, unit: UnitId): boolean {
  if (as === 'wave') return goalsOf(seen, said, as, unit).length > 0;
  return hasRoom(seen, unit, placesIn(seen, said), strideFor(seen, unit, as));
}

function isBesideWave(seen: Seen, places: Places, hex: HexId): boolean {
  return areAdjacent(seen, placeIn(places, officerWith(seen, 'humanWave')), hex);
}

export function moverSlot(as: MoveKind): Slot<Seen, CentralSaid, UnitId, LimanowaWord> {
  return {
    kind: unitKind,
    among: ownUnits,
    judge: (seen, said, unit) => judgeMover(seen, said, as, unit),
    leadsOn: (seen, said, unit) => (hasGoal(seen, said, as, unit) ? grant() : deny('L7a', 'noRoom', { unit })),
  };
}

export function goalSlot<So extends CentralSaid>(
  as: MoveKind,
  moverOf: (said: So) => UnitId,
): Slot<Seen, So, HexId, LimanowaWord> {
  return {
    kind: hexKind,
    among: (seen, said) => goalsOf(seen, said, as, moverOf(said)),
    judge: (seen, said, hex) => judgeGoal(seen, said, as, moverOf(said), hex),
    isExact: true,
  };
}

function judgeGoal(seen: Seen, said: CentralSaid, as: MoveKind, unit: UnitId, hex: HexId): Verdict<unknown> {
  const places = placesIn(seen, said);
  return allOf<unknown, string>(
    () => judgeMove(seen, unit, hex, places, strideFor(seen, unit, as)),
    () => demand(as !== 'wave' || isBesideWave(seen, places, hex), 'L4b', 'notBesideWaveOfficer', { at: hex }),
  );
}

const moverSlots = { move: moverSlot('move'), march: moverSlot('march'), wave: moverSlot('wave') };

/** May the word `move`, `march` or `wave` be said? */
export function judgeMoveWord(as: MoveKind): (seen: Seen, said: CentralSaid) => Verdict<unknown> {
  return (seen, said) => {
    if (as !== 'wave' && movesLeft(seen, said) <= 0) return deny('L7c', 'noMovesLeft');
    if (as === 'march' && officerWith(seen, 'carpathianMarch') < 0) return deny('L4e', 'noMarchOfficer');
    if (as === 'wave' && officerWith(seen, 'humanWave') < 0) return deny('L4b', 'noWaveOfficer');
    return grant();
  };
}

/** Is there a unit left that the order could name? */
export function judgeMoverLeft(as: MoveKind): (seen: Seen, said: CentralSaid) => Verdict<unknown> {
  const slot = moverSlots[as];
  return (seen, said) =>
    firstOf(
      ownUnits(seen),
      (unit) => {
        const verdict = slot.judge(seen, said, unit);
        return verdict.granted && slot.leadsOn !== undefined ? slot.leadsOn(seen, said, unit) : verdict;
      },
      deny('L7a', 'nobodyToMove'),
    );
}
