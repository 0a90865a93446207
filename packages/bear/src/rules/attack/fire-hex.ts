import { denied, type Denied, deny, firstOf, unless } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, unitOf, unitsIn } from '../../model/battle.ts';
import { isWeaponCard } from '../../model/means.ts';
import { enemyOf, type Seen } from '../../model/state.ts';
import { COLOURS } from '../../model/unit-type.ts';
import type { Led } from '../order/order-form.ts';
import { type AttackKey, type AttackVerdict, enemiesIn, judgePaid } from './attacker.ts';
import { judgeAttack } from '../fire/odds.ts';
import { lineBans } from '../fire/bans.ts';
import { reachOf } from '../fire/reach.ts';
import { type Line, makeLine, type Manner } from '../fire/shot.ts';
import { supportBans } from '../fire/support.ts';
import { weaponOf } from '../fire/weapon.ts';
import { harms, hexFortsIn } from '../fire/forts.ts';
import { hasHidden, isSuspect } from '../units/suspicion.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** B7.0: a hex may be fired at if one of the enemies there can be attacked, or a counter, or on suspicion; and if it is paid. */
export function judgeHex(seen: Seen, said: Led, at: HexId, manner: Manner): AttackVerdict {
  const line = makeLine(seen, said.leader, at, manner);
  const verdict = judgeLine(seen, line);
  return verdict.granted ? judgePaid(seen, line, said) : verdict;
}

function judgeLine(seen: Seen, line: Line): AttackVerdict {
  const { attacker, to, manner } = line;
  if (line.closeCombat) return deny('B7.7.3b', 'enemyInHex', { at: to, unit: attacker });
  const enemies = enemiesIn(seen, attacker, to);
  if (enemies.length === 0) return judgeEmpty(seen, line);
  return firstOf(
    enemies,
    (target) => judgeAttack(seen, attacker, target, [], manner),
    deny('B7.0', 'nobodyThere', { at: to }),
  );
}

/** B18.4, B10.0.3: nobody is seen there. Where one's own are, nothing is fired at: they would be hit. */
function judgeEmpty(seen: Seen, line: Line): AttackVerdict {
  const { attacker, to } = line;
  const atForts = harmedForts(seen, line);
  const suspect = isSuspect(seen, sideOf(seen, attacker), to);
  if (unitsIn(seen, to).length > 0 || (!atForts && !suspect)) return deny('B7.0', 'nobodyThere', { at: to });
  // B6.0.8: woods and buildings conceal units, not what was built there.
  const bans = lineBans(line, []).filter(({ key }) => !atForts || key !== 'concealed');
  if (bans.length > 0) return denied(bans);
  const colours = suspect ? COLOURS : (['red'] as const);
  return firstOf(
    colours,
    (colour): AttackVerdict => unless(weaponOf(line, colour, [], []).bans),
    deny('B7.0', 'nobodyThere', { at: to }),
  );
}

function harmedForts(seen: Seen, line: Line): boolean {
  return hexFortsIn(seen, line.to).some((what) => harms(line, what));
}

/** B9.1.2: it must be able to support against one at least of what is there. */
export function judgeHexSupport(seen: Seen, line: Line, unit: UnitId): AttackVerdict {
  const { attacker, to, manner } = line;
  const enemies = enemiesIn(seen, attacker, to);
  const nobody: Denied<AttackKey> = deny('B7.0', 'nobodyThere', { at: to });
  if (enemies.length > 0)
    return firstOf(enemies, (target) => judgeAttack(seen, attacker, target, [unit], manner), nobody);
  const suspect = isSuspect(seen, sideOf(seen, attacker), to);
  return firstOf(
    suspect ? COLOURS : (['red'] as const),
    (colour): AttackVerdict => unless(supportBans(line, unit, colour, [])),
    nobody,
  );
}

/** The hexes worth judging: those with somebody or something to attack in them, then those in reach that are suspect. */
export function hexesToFireAt(seen: Seen, leader: UnitId, manner: Manner): number[] {
  return hexesInView(seen, leader, reachBy(seen, leader, manner));
}

export function hexesInView(seen: Seen, leader: UnitId, mayReach: (hex: HexId) => boolean): number[] {
  const { view, tables } = seen;
  const side = sideOf(seen, leader);
  const looked: number[] = [];
  const hexes: HexId[] = [];
  const look = (hex: HexId): void => {
    if (hex === NONE || looked.includes(hex)) return;
    looked.push(hex);
    if (mayReach(hex)) hexes.push(hex);
  };
  for (const unit of view.roster) if (sideOf(seen, unit) !== side) look(unitOf(seen, unit).at);
  for (const { kind, at } of view.markers) if (kind !== 'smoke') look(at);
  if (!hasHidden(seen, enemyOf(side))) return hexes;
  for (let hex = 0; hex < tables.size; hex++) if (!looked.includes(hex) && mayReach(hex)) hexes.push(hex);
  return hexes;
}

function reachBy(seen: Seen, leader: UnitId, { means }: Manner): (hex: HexId) => boolean {
  if (means !== 'flame' && !isWeaponCard(means)) return reachOf(seen, leader);
  const { at } = unitOf(seen, leader);
  return (hex) => distanceBetween(seen.tables, at, hex) === 1;
}
