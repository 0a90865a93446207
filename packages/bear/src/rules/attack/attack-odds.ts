import { grant, type Granted } from '@sandtable/kernel';
import { sideOf } from '../../model/battle.ts';
import type { Seen } from '../../model/state.ts';
import { COLOURS } from '../../model/unit-type.ts';
import { judgeFire } from '../fire/odds.ts';
import type { FireOdds } from '../fire/verdict.ts';
import type { FireReason } from '../fire/reasons.ts';
import type { Line } from '../fire/shot.ts';
import { weaponOf } from '../fire/weapon.ts';
import { type Fort, type FortOdds, fortOdds, harms } from '../fire/forts.ts';
import { isSuspect } from '../units/suspicion.ts';

/** What an attack can come to as far as the viewer knows: against each unit and each counter there. */
interface AttackOdds {
  readonly targets: readonly ({ readonly target: number } & FireOdds)[];
  readonly forts: readonly Omit<FortOdds, 'terms'>[];
  /** B10.0.3: nobody is seen there: the FP, red and blue, on whoever may be. */
  readonly suspected: { readonly red: number | null; readonly blue: number | null } | null;
}

export function attackOdds(
  seen: Seen,
  line: Line,
  units: readonly number[],
  forts: readonly Fort[],
  supporters: readonly number[],
): Granted<{ readonly [Name in keyof AttackOdds]: AttackOdds[Name] }> {
  const reasons: FireReason[] = [];
  const targets: AttackOdds['targets'][number][] = [];
  for (const target of units) {
    const verdict = judgeFire(seen, line.attacker, target, supporters, line.manner);
    if (!verdict.granted) continue;
    targets.push({ target, ...verdict.value });
    reasons.push(...verdict.reasons);
  }
  const atForts = forts.filter(({ what }) => harms(line, what)).map((fort) => fortOdds(line, fort, supporters));
  for (const { terms } of atForts) reasons.push(...terms);
  const suspected = suspicionOf(seen, line, supporters);
  return grant({ targets, forts: atForts.map(({ terms: _terms, ...odds }) => odds), suspected }, reasons);
}

function suspicionOf(seen: Seen, line: Line, supporters: readonly number[]): AttackOdds['suspected'] {
  if (line.closeCombat || !isSuspect(seen, sideOf(seen, line.attacker), line.to)) return null;
  const [red, blue] = COLOURS.map((colour) => {
    const { firepower, bans } = weaponOf(line, colour, supporters, []);
    return bans.length === 0 ? firepower : null;
  });
  return { red: red ?? null, blue: blue ?? null };
}
