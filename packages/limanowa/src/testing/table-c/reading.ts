import type { Effect } from '../../model/battlecard.ts';
import { RANKS } from '../../model/forces.ts';
import type { HexId } from '../../model/ids.ts';
import type { Assault, Soldier } from './assault.ts';

// Table C from the seed's page and the catalogue alone, with target values added up term by term. Figures come from the pack.

const fights = ({ type }: Soldier): boolean => type.arm !== 'artillery';

/** L6.2d: the player's units count where their moves lead them; the AI's stay where they are (LS1e). */
const standsAt = ({ moves }: Assault, soldier: Soldier): HexId => moves.get(soldier.unit) ?? soldier.at;

const reaches = (assault: Assault, one: Soldier, other: Soldier): boolean =>
  assault.ground.apart(standsAt(assault, one), standsAt(assault, other)) <= one.type.range;

/** L8.2a without what is particular to an attack: AV of the die in use, less DV and ground. */
function bare(assault: Assault, attacker: Soldier, target: Soldier): number {
  const { pack, ground } = assault;
  const letter = ground.letter(standsAt(assault, target));
  const { forestDv, hillDv, townDv } = pack.ruleset;
  const cover = letter === 'F' ? forestDv : letter === 'H' ? hillDv : letter === 'T' ? townDv : 0;
  return attacker.type.av + (assault.die === 'd6' ? -1 : 0) - target.type.dv - cover;
}

const amount = ({ pack }: Assault, effect: Effect): number =>
  pack.cards.find((card) => card.effect === effect)?.amount ?? 0;

/** L10q */
const massed = (assault: Assault, unit: Soldier): number =>
  assault.card?.effect === 'massedAssault' && assault.card.unit === unit ? amount(assault, 'massedAssault') : 0;

/** L8.2a: the TV of a player's infantry or cavalry in the disclosed attack. */
export function attackValue(assault: Assault, attacker: Soldier, target: Soldier): number {
  const { pack, players, attacks, supports, helped } = assault;
  const { concentric, massAssault, followMeAv, supportTv, tacticsAv } = pack.ruleset;
  const together = attacks.get(target) ?? [];
  let value = bare(assault, attacker, target) + massed(assault, attacker);
  // L8.3d
  if (assault.concentricBonus) value += Math.min(concentric.most, concentric.each * (together.length - 1));
  // L4g: he need not be among them.
  if (players.some(can('massAssault')) && together.length >= massAssault.attackers) value += massAssault.av;
  // L4f: the first attack of a cavalry unit beside him.
  const leaders = players.filter(can('followMe'));
  const beside = (leader: Soldier): boolean => areBeside(assault, leader, attacker);
  if (attacker.type.arm === 'cavalry' && leaders.some(beside)) value += followMeAv;
  // L4a, L9c
  if (helped === attacker) value += tacticsAv;
  return value + supportTv * supports.filter(([, supported]) => supported === target).length;
}

export function can(ability: Soldier['type']['abilities'][number]): (soldier: Soldier) => boolean {
  return ({ type }) => type.abilities.includes(ability);
}

export function areBeside(assault: Assault, one: Soldier, other: Soldier): boolean {
  return assault.ground.apart(standsAt(assault, one), standsAt(assault, other)) === 1;
}

/** L9b */
export function shellValue(assault: Assault, battery: Soldier, target: Soldier): number {
  return bare(assault, battery, target) + massed(assault, battery);
}

/** L8.3b: those whom the attacked unit could strike back at with a TV above 0, with so much more AV. */
function strikesBack(assault: Assault, unit: Soldier, more: number): boolean {
  if (!fights(unit)) return false;
  const attackers = assault.attacks.get(unit) ?? [];
  return attackers.some((foe) => reaches(assault, unit, foe) && bare(assault, unit, foe) + more > 0);
}

/** LS3.2.1d: those of the AI's attacked units on which this defence card has an effect. */
export function helpedBy(assault: Assault, effect: Effect): readonly Soldier[] {
  return assault.defenders.filter((unit) => {
    if (effect === 'volley') return strikesBack(assault, unit, amount(assault, 'volley'));
    const { attacks, shells, card } = assault;
    const values = [
      ...(attacks.get(unit) ?? []).map((attacker) => attackValue(assault, attacker, unit)),
      ...shells.filter(([, target]) => target === unit).map(([battery]) => shellValue(assault, battery, unit)),
      ...(card?.effect === 'disruptiveFire' && card.target === unit ? [shellValue(assault, card.unit, unit)] : []),
    ];
    return values.some((value) => value > 0);
  });
}

/** LS3.2d: attacked infantry and cavalry beside the AI's Orlov whose counter-attack has a chance with his help; not he himself (L4c). */
export function tacticsFor(assault: Assault, volleyed: Soldier | undefined): readonly Soldier[] {
  const { defenders, pack } = assault;
  const officer = defenders.find(can('aggressiveTactics'));
  if (officer === undefined) return [];
  const more = (unit: Soldier): number => pack.ruleset.tacticsAv + (unit === volleyed ? amount(assault, 'volley') : 0);
  return defenders.filter((unit) => areBeside(assault, officer, unit) && strikesBack(assault, unit, more(unit)));
}

/** LS7C2: fewer RP, then a higher AV as printed, then a higher rank. */
export const MERITS: readonly ((unit: Soldier) => number)[] = [
  ({ rp }) => -rp,
  ({ type }) => type.av,
  ({ type }) => RANKS.indexOf(type.rank),
];

/** LS7C: who may be protected, in the order of the match; several if only the die can tell. */
export interface Protected {
  readonly row: 'nobody' | 'the only one' | 'LS7C1' | 'LS7C2 of holders' | 'LS7C2 of all';
  readonly best: readonly Soldier[];
}

export function tableC(assault: Assault, candidates: readonly Soldier[], merits = MERITS): Protected {
  const holders = candidates.filter(({ at }) => assault.objectives.includes(at));
  const [only] = holders;
  if (candidates.length < 2) return { row: candidates.length === 0 ? 'nobody' : 'the only one', best: candidates };
  if (holders.length === 1 && only !== undefined) return { row: 'LS7C1', best: [only] };
  let best = holders.length > 1 ? holders : candidates;
  for (const merit of merits) {
    const most = Math.max(...best.map(merit));
    best = best.filter((unit) => merit(unit) === most);
  }
  return { row: holders.length > 1 ? 'LS7C2 of holders' : 'LS7C2 of all', best };
}
