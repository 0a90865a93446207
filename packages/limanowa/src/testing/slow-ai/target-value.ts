import type { AidKind } from '../../model/turn.ts';
import type { Ability } from '../../model/forces.ts';
import { fights, isThere, type Piece, type Situation } from './situation.ts';

// L8.2a: each sum as the rulebook lists it.

/** L8.1: the d6 lowers every AV by 1. */
function av({ switches }: Situation, { type }: Piece): number {
  return type.av - (switches.die === 'd6' ? 1 : 0);
}

/** With L10i, in any hex. */
function defence(situation: Situation, piece: Piece): number {
  return piece.type.dv + situation.ground.cover(piece.at) + 2 * aids(situation, piece, 'dugIn');
}

export function aids({ turn }: Situation, { unit }: Piece, kind: AidKind): number {
  return turn.aids.filter((aid) => aid.by === kind && aid.unit === unit).length;
}

/** L9c: 2 per battery of the attacker's side that supports against the target. */
function support({ turn, pieces }: Situation, attacker: Piece, target: Piece): number {
  const helps = turn.supports.filter(
    (shot) => shot.target === target.unit && pieces[shot.battery]?.type.side === attacker.type.side,
  );
  return 2 * helps.length;
}

/** L9b, L10j, L10q */
export function artilleryTv(situation: Situation, battery: Piece, target: Piece): number {
  const helped = 2 * aids(situation, battery, 'massedAssault');
  return av(situation, battery) + helped - aids(situation, target, 'coveringFire') - defence(situation, target);
}

/** L4a, L9c, L10k */
export function counterTv(situation: Situation, unit: Piece, target: Piece): number {
  const helped = 2 * aids(situation, unit, 'tactics') + 2 * aids(situation, unit, 'volley');
  return av(situation, unit) + helped + support(situation, unit, target) - defence(situation, target);
}

/** L4a, L4f, L4g, L8.3d, L9c, L10j, L10q: one of `company` attackers. */
export function attackTv(situation: Situation, unit: Piece, target: Piece, company: number): number {
  const { switches, turn, ground } = situation;
  const concentric = switches.concentricBonus ? Math.min(company - 1, 2) : 0;
  const isFirst = !turn.attacks.some(({ attacker, made }) => attacker === unit.unit && made);
  const isLed = friends(situation, unit, 'followMe').some((muhr) => ground.apart(muhr.at, unit.at) === 1);
  const followMe = unit.type.arm === 'cavalry' && isFirst && isLed ? 1 : 0;
  const mass = company >= 3 && friends(situation, unit, 'massAssault').length > 0 ? 1 : 0;
  const helped = 2 * aids(situation, unit, 'tactics') + 2 * aids(situation, unit, 'massedAssault');
  const hindered = aids(situation, target, 'coveringFire');
  const sum = av(situation, unit) + concentric + followMe + mass + helped + support(situation, unit, target);
  return sum - hindered - defence(situation, target);
}

function friends({ pieces }: Situation, { type }: Piece, ability: Ability): readonly Piece[] {
  return pieces.filter(
    (piece) => piece.type.side === type.side && isThere(piece) && piece.type.abilities.includes(ability),
  );
}

export function aiOfficers({ pieces }: Situation, ability: Ability): readonly Piece[] {
  return pieces.filter((piece) => piece.isAi && isThere(piece) && piece.type.abilities.includes(ability));
}

/** L8.3b: the attackers it can counter-attack: infantry and cavalry in range. */
export function inReach({ ground }: Situation, unit: Piece, attackers: readonly Piece[]): readonly Piece[] {
  return attackers.filter((each) => fights(each) && ground.apart(unit.at, each.at) <= unit.type.range);
}
