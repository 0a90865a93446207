import type { Random } from '@sandtable/kernel';
import type { HexId } from '../../model/ids.ts';
import type { Assault, Muster, Soldier } from './assault.ts';
import { areBeside, attackValue, can, shellValue } from './reading.ts';

/** L7c: without officers and cards. */
const MOVES = 3;

/** A plan of the Central Phase that the rules allow: moves of one hex, attacks with a chance, shells, support, a card. */
export function planned(muster: Muster, random: Random): Assault {
  const { ground, players, defenders } = muster;
  const moves = randomMoves(muster, random);
  const at = (soldier: Soldier): HexId => moves.get(soldier.unit) ?? soldier.at;
  const inRange = (soldier: Soldier, enemy: Soldier): boolean =>
    ground.apart(at(soldier), enemy.at) <= soldier.type.range;
  const attacks = new Map<Soldier, Soldier[]>();
  for (const attacker of players) {
    const targets = defenders.filter((enemy) => inRange(attacker, enemy));
    if (attacker.type.arm === 'artillery' || targets.length === 0 || random.below(8) === 0) continue;
    const target = random.pick(targets);
    attacks.set(target, [...(attacks.get(target) ?? []), attacker]);
  }
  const batteries = players.filter(({ type, unit }) => type.arm === 'artillery' && !moves.has(unit));
  const shells: [Soldier, Soldier][] = [];
  const supports: [Soldier, Soldier][] = [];
  const [effect] = muster.position.corps[0]?.hand ?? [];
  let card: Assault['card'];
  for (const battery of batteries) {
    const targets = defenders.filter((enemy) => inRange(battery, enemy));
    if (targets.length === 0) continue;
    const target = random.pick(targets);
    const use = random.below(4);
    if (use === 0 && effect === 'disruptiveFire') card ??= { effect, unit: battery, target };
    else if (use === 1 && ground.letter(target.at) !== 'F' && attacks.has(target)) supports.push([battery, target]);
    else if (use > 1) shells.push([battery, target]);
  }
  if (effect === 'massedAssault' && random.below(4) > 0) {
    const using = [...[...attacks.values()].flat(), ...shells.map(([battery]) => battery)];
    if (using.length > 0) card = { effect, unit: random.pick(using), target: undefined };
  }
  const assault: Assault = { ...muster, moves, attacks, shells, supports, card, helped: undefined };
  return withChances({ ...assault, helped: helpedIn(assault, random) });
}

function randomMoves({ ground, players, defenders }: Muster, random: Random): Map<number, HexId> {
  const moves = new Map<number, HexId>();
  const taken = new Set<HexId>([...players, ...defenders].map(({ at }) => at));
  for (const soldier of players) {
    if (moves.size === MOVES || random.below(3) > 0 || soldier.type.arm === 'artillery' || soldier.type.move < 1)
      continue;
    const free = ground.beside(soldier.at).filter((hex) => !taken.has(hex));
    if (free.length === 0) continue;
    const to = random.pick(free);
    taken.add(to);
    moves.set(soldier.unit, to);
  }
  return moves;
}

/** L4a, L4c */
function helpedIn(assault: Assault, random: Random): Soldier | undefined {
  const officer = assault.players.find(can('aggressiveTactics'));
  if (officer === undefined || random.below(3) === 0) return undefined;
  const beside = [...assault.attacks.values()].flat().filter((attacker) => areBeside(assault, officer, attacker));
  return beside.length === 0 ? undefined : random.pick(beside);
}

/** L8.3e: attacks without a chance are not planned; each one less may take the chance from others. */
function withChances(assault: Assault): Assault {
  const attacks = new Map<Soldier, readonly Soldier[]>();
  let isLess = false;
  for (const [target, attackers] of assault.attacks) {
    const left = attackers.filter((attacker) => attackValue(assault, attacker, target) > 0);
    if (left.length < attackers.length) isLess = true;
    if (left.length > 0) attacks.set(target, left);
  }
  const attacking = [...attacks.values()].flat();
  const { card, helped, shells, supports } = assault;
  const next: Assault = {
    ...assault,
    attacks,
    supports: supports.filter(([, target]) => attacks.has(target)),
    shells: shells.filter(([battery, target]) => shellValue(assault, battery, target) > 0),
    helped: helped !== undefined && attacking.includes(helped) ? helped : undefined,
    card: card === undefined || stays(assault, card, attacking) ? card : undefined,
  };
  return isLess || next.card !== card || next.helped !== helped || next.shells.length < shells.length
    ? withChances(next)
    : next;
}

function stays(assault: Assault, card: NonNullable<Assault['card']>, attacking: readonly Soldier[]): boolean {
  if (card.target !== undefined) return shellValue(assault, card.unit, card.target) > 0;
  return attacking.includes(card.unit) || assault.shells.some(([battery]) => battery === card.unit);
}

/** The plan as the player says it. */
export function sentenceOf({ ground, players, moves, attacks, shells, supports, card, helped }: Assault): string[] {
  const said: string[] =
    card === undefined ? [] : [card.effect, card.unit.name, ...(card.target === undefined ? [] : [card.target.name])];
  for (const { unit, name } of players) {
    const to = moves.get(unit);
    if (to !== undefined) said.push('move', name, hexName(ground.placeOf(to)));
  }
  for (const [battery, target] of shells) said.push('shell', battery.name, target.name);
  for (const [battery, target] of supports) said.push('support', battery.name, target.name);
  if (helped !== undefined) said.push('tactics', helped.name);
  for (const [target, attackers] of attacks) said.push('attack', target.name, ...attackers.map(({ name }) => name));
  return [...said, 'disclose'];
}

function hexName(place: readonly number[]): string {
  return place.map((each) => String(each).padStart(2, '0')).join('');
}
