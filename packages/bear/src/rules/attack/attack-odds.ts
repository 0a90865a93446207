import { type Figures, grant, type Granted } from '@sandtable/kernel';
import { sideOf, unitsIn } from '../../model/battle.ts';
import type { BearFigures, SuspectedFigures, TargetFigures } from '../../model/figures.ts';
import type { Burst } from '../../model/means.ts';
import type { Bear, Seen } from '../../model/state.ts';
import { COLOURS } from '../../model/unit-type.ts';
import { burstOdds } from '../fire/burst.ts';
import { type Fort, fortBurstOdds, fortOdds, fortsIn, harms } from '../fire/forts.ts';
import { judgeFire } from '../fire/odds.ts';
import type { Line } from '../fire/shot.ts';
import type { FireVerdict } from '../fire/verdict.ts';
import { weaponOf } from '../fire/weapon.ts';
import { isSuspect } from '../units/suspicion.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** What an attack can come to as far as the viewer knows: against each unit and each counter there. */
export function attackOdds(
  seen: Seen,
  line: Line,
  units: readonly UnitId[],
  forts: readonly Fort[],
  supporters: readonly UnitId[],
): Granted<Figures<Bear>> {
  const targets = units.flatMap((target) =>
    targetFigures(target, judgeFire(seen, line.attacker, target, supporters, line.manner)),
  );
  const atForts = forts.filter(({ what }) => harms(line, what)).map((fort) => fortOdds(line, fort, supporters));
  return withTerms({ targets, forts: atForts, suspected: suspicionOf(seen, line, supporters) });
}

/** The same for shells and bombs from beyond the map. */
export function burstFigures(seen: Seen, burst: Burst, at: HexId, aimed: number): Granted<Figures<Bear>> {
  return withTerms({
    targets: unitsIn(seen, at).flatMap((target) => targetFigures(target, burstOdds(seen, burst, target, aimed))),
    forts: fortsIn(seen, at, null).map((fort) => fortBurstOdds(seen, burst, at, fort, aimed)),
  });
}

function targetFigures(target: UnitId, verdict: FireVerdict): TargetFigures[] {
  return verdict.granted ? [{ target, ...verdict.value, terms: verdict.reasons }] : [];
}

/** The terms of all of them are the reasons of the whole. */
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
