import { type Figures, grant, type Granted } from '@sandtable/kernel';
import { sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { BearFigures, SuspectedFigures, TargetFigures } from '../../model/battle/figures.ts';
import type { Burst } from '../../model/battle/means.ts';
import type { Bear, Seen } from '../../model/battle/state.ts';
import { COLOURS, type Side } from '../../model/pack/unit-type.ts';
import { burstOdds } from '../fire/burst.ts';
import { type Fort, fortBurstOdds, fortOdds, fortsIn, harms } from '../fire/forts.ts';
import { fireOdds, judgeFire } from '../fire/odds.ts';
import type { Line } from '../fire/shot.ts';
import type { FireVerdict } from '../fire/reasons.ts';
import { weaponOf } from '../fire/weapon.ts';
import { loweredChancesOf } from '../units/dice.ts';
import { isSuspect } from '../units/watchers.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/**
 * The odds of an attack as far as the viewer knows: against each enemy and counter in the hex, then his own units
 * there.
 */
export function attackOdds(
  seen: Seen,
  line: Line,
  units: readonly UnitId[],
  forts: readonly Fort[],
  supporters: readonly UnitId[],
): Granted<Figures<Bear>> {
  const { attacker, manner } = line;
  const targets = units.flatMap((unit) => targetFigures(unit, judgeFire(seen, attacker, unit, supporters, manner)));
  const own = ownInHex(seen, line).flatMap((unit) =>
    ownFigures(unit, fireOdds(seen, attacker, unit, supporters, manner)),
  );
  const atForts = forts.filter(({ what }) => harms(line, what)).map((fort) => fortOdds(line, fort, supporters));
  return withTerms({ targets: [...targets, ...own], forts: atForts, suspected: suspicionOf(seen, line, supporters) });
}

/** B7.5.1: fire into another hex also hits the attacker's own side. */
function ownInHex(seen: Seen, { attacker, distance, to }: Line): UnitId[] {
  const side = sideOf(seen, attacker);
  return distance === 0 ? [] : inHex(seen, to, side).filter((unit) => sideOf(seen, unit) === side);
}

/** The visible units rolled for when a side attacks this hex. Hidden ones are found only by the roll (B10.0.3). */
function inHex(seen: Seen, at: HexId, side: Side): UnitId[] {
  const spared = seen.view.options.friendlyFire === 'all' ? null : side;
  return unitsIn(seen, at).filter((unit) => !unitOf(seen, unit).hidden && sideOf(seen, unit) !== spared);
}

/** The same for off-board artillery and air strikes. */
export function burstFigures(seen: Seen, side: Side, burst: Burst, at: HexId, aimed: number): Granted<Figures<Bear>> {
  return withTerms({
    targets: inHex(seen, at, side).flatMap((unit) => {
      const odds = burstOdds(seen, burst, unit, aimed);
      return sideOf(seen, unit) === side ? ownFigures(unit, odds) : targetFigures(unit, odds);
    }),
    forts: fortsIn(seen, at, null).map((fort) => fortBurstOdds(seen, burst, at, fort, aimed)),
  });
}

function targetFigures(target: UnitId, verdict: FireVerdict): TargetFigures[] {
  return verdict.granted ? [{ target, own: false, ...verdict.value, terms: verdict.reasons }] : [];
}

/** B3.2.3: CAPs lower the roll against one's own. */
function ownFigures(target: UnitId, verdict: FireVerdict): TargetFigures[] {
  if (!verdict.granted) return [];
  const { value, reasons } = verdict;
  const [hitChances, killChances] = [loweredChancesOf(value.needed), loweredChancesOf(value.kill)];
  return [{ target, own: true, ...value, hitChances, killChances, terms: reasons }];
}

/** The reasons of the whole are the terms of all targets. */
function withTerms(figures: Figures<Bear> & Pick<BearFigures, 'targets' | 'forts'>): Granted<Figures<Bear>> {
  return grant(
    figures,
    [...figures.targets, ...figures.forts].flatMap(({ terms }) => terms),
  );
}

function suspicionOf(seen: Seen, line: Line, supporters: readonly UnitId[]): SuspectedFigures | null {
  if (line.closeCombat || !isSuspect(seen, sideOf(seen, line.attacker), line.to)) return null;
  const [red, blue] = COLOURS.map((colour) => {
    const { firepower, bans } = weaponOf(line, colour, supporters, []);
    return bans.length === 0 ? firepower : null;
  });
  return { red: red ?? null, blue: blue ?? null };
}
