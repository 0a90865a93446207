import type { UnitId } from '../../model/ids.ts';
import { tableA, tableC, unitsOf } from './ladders.ts';
import { attackedBy, fights, type Piece, pieceOf, type Situation } from './situation.ts';
import type { Tape } from './tape.ts';
import { aiOfficers, counterTv, inReach } from './target-value.ts';

/** L4a, R-200: the unit that the AI's Orlov helps in a player's round. */
export function tactics(situation: Situation, tape: Tape): UnitId | undefined {
  const { ground, turn } = situation;
  for (const officer of aiOfficers(situation, 'aggressiveTactics')) {
    const helped = attackedBy(situation).filter(
      ({ piece, attackers }) =>
        piece !== officer &&
        fights(piece) &&
        ground.apart(piece.at, officer.at) === 1 &&
        inReach(situation, piece, attackers).some((target) => counterTv(situation, piece, target) + 2 > 0),
    );
    if (helped.length === 0) continue;
    const best = tableC(
      situation,
      helped.map(({ piece }) => piece),
    );
    const unit = tape.tie(
      best.map((piece) => piece.unit),
      'Aggressive tactics',
    );
    tape.expect('tactics', { officer: officer.unit, unit });
    turn.aids = [...turn.aids, { by: 'tactics', unit }];
    return unit;
  }
  return undefined;
}

/** An attack that cost its target no RP. */
export interface VainAttack {
  readonly attacker: UnitId;
  readonly target: UnitId;
}

/**
 * L4d: the enemy that the AI's Szurmay relegates, by table A with his own target values, in the hexes of the
 * attack.
 */
export function relegated(
  situation: Situation,
  fought: Situation,
  vain: readonly VainAttack[],
  tape: Tape,
): UnitId | undefined {
  const { ground, turn } = situation;
  for (const officer of aiOfficers(situation, 'relegating')) {
    const among = vain
      .filter(({ target }) => ground.apart(pieceOf(fought, target).at, officer.at) <= 1)
      .map(({ attacker }): Piece => pieceOf(situation, attacker))
      .filter(fights);
    if (turn.relegated || among.length === 0) continue;
    const choices = [...new Set(among)].map((piece) => ({ piece, tv: counterTv(situation, officer, piece) }));
    const unit = tape.tie(unitsOf(tableA(choices)), 'whom to relegate');
    tape.expect('relegated', { officer: officer.unit, unit });
    turn.relegated = true;
    return unit;
  }
  return undefined;
}
