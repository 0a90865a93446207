import { effectOf } from '../../model/battle.ts';
import type { Effect, Phase } from '../../model/battlecard.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack.ts';
import type { AidKind } from '../../model/turn.ts';
import { Fight } from './fight.ts';
import { cardLimit, sidesOf, tableA, tableC, unitsOf } from './ladders.ts';
import {
  afterMoves,
  type AttackedPiece,
  attackedBy,
  fights,
  isThere,
  type Piece,
  pieceOf,
  type Situation,
  threatsOf,
} from './situation.ts';
import type { Tape } from './tape.ts';
import { artilleryTv, attackTv, counterTv, inReach } from './target-value.ts';

/** LS3.2.1n1-LS3.2.1n3, R-201: why the AI does not roll for a card; undefined if it does. */
export function whyNoCard(situation: Situation, phase: Phase): string | undefined {
  const { turn } = situation;
  if (turn.aiCard) return 'used';
  if (phase === 'opening') return turn.card === null ? 'noCard' : undefined;
  if (phase === 'closing') return survivors(situation).length === 0 ? 'noSurvivor' : undefined;
  return threatsOf(situation).length === 0 ? 'noAttack' : undefined;
}

/** AI infantry and cavalry that survived an attack by infantry or cavalry in this round. */
function survivors(situation: Situation): readonly Piece[] {
  const { turn, pieces } = situation;
  const attacked = new Set(turn.attacks.filter(({ made }) => made).map(({ target }) => target));
  return pieces.filter((piece) => piece.isAi && fights(piece) && attacked.has(piece.unit));
}

/** LS3.2.1a-LS3.2.1d: the result of the roll. Returns the effect that was used. */
export function card(pack: Pack, situation: Situation, phase: Phase, tape: Tape): Effect | 'discarded' | undefined {
  const { switches, piles, turn } = situation;
  const limit = cardLimit(switches, phase);
  const die = tape.roll(sidesOf(switches), 'a card');
  tape.expect('aiCardRolled', { phase, limit, die });
  if (die > limit) return undefined;

  const turned = piles[phase].pop() ?? NONE;
  tape.expect('aiCardTurned', { phase, card: turned });
  const effect = effectOf(pack, turned);
  const use = useOf(situation, effect, tape);
  if (use === undefined) tape.expect('aiCardDiscarded', { card: turned });
  else tape.expect('aiCardUsed', { card: turned, ...use });
  if (use !== undefined && effect === 'counterAttack') new Fight(situation, tape).cardStrike(use);
  if (effect === 'blockingPreparations' && turn.card !== null) {
    tape.expect('blocked', { effect: turn.card.effect });
    turn.card = null;
  }
  // LS2.5c
  if (piles[phase].length === 0) tape.expect('reshuffled', { pile: phase });
  if (use === undefined) return 'discarded';
  turn.aiCard = true;
  const aid = AIDS.find((each) => each === effect);
  if (aid !== undefined) turn.aids = [...turn.aids, { by: aid, unit: use.unit }];
  return effect;
}

const AIDS: readonly AidKind[] = ['dugIn', 'coveringFire', 'volley', 'secondLine'];

interface CardUse {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** Undefined if it has no effect. */
function useOf(situation: Situation, effect: Effect, tape: Tape): CardUse | undefined {
  if (effect === 'blockingPreparations') return { unit: NONE, target: NONE };
  if (effect === 'counterAttack') return strike(situation, tape);
  const planned = afterMoves(situation);
  const helped = attackedBy(planned).filter((attacked) =>
    effect === 'volley' ? isHelpedByVolley(planned, attacked) : isInDanger(planned, attacked),
  );
  if (helped.length === 0) return undefined;
  const best = tableC(
    planned,
    helped.map(({ piece }) => piece),
  );
  return {
    unit: tape.tie(
      best.map(({ unit }) => unit),
      'whom to protect',
    ),
    target: NONE,
  };
}

/** L10i, L10j, L10m: an attacker could hit it. */
function isInDanger(situation: Situation, { piece, attackers }: AttackedPiece): boolean {
  const company = attackers.filter(({ type }) => type.arm !== 'artillery').length;
  return attackers.some(
    (attacker) =>
      (attacker.type.arm === 'artillery'
        ? artilleryTv(situation, attacker, piece)
        : attackTv(situation, attacker, piece, company)) > 0,
  );
}

/** L10k */
function isHelpedByVolley(situation: Situation, { piece, attackers }: AttackedPiece): boolean {
  return (
    fights(piece) && inReach(situation, piece, attackers).some((target) => counterTv(situation, piece, target) + 2 > 0)
  );
}

/** L10b, R-199: table A over all attackers of survivors that are still in range; the attacked unit strikes. */
function strike(situation: Situation, tape: Tape): CardUse | undefined {
  const { turn } = situation;
  const pairs = survivors(situation).flatMap((unit) => {
    const attackers = turn.attacks
      .filter(({ target, made }) => made && target === unit.unit)
      .map(({ attacker }) => pieceOf(situation, attacker))
      .filter(isThere);
    return inReach(situation, unit, attackers).map((piece) => ({
      unit,
      piece,
      tv: attackTv(situation, unit, piece, 1),
    }));
  });
  const possible = pairs.filter(({ tv }) => tv > 0);
  if (possible.length === 0) return undefined;
  const target = tape.tie(unitsOf(tableA(possible)), 'whom to strike');
  const striker = possible.find(({ piece }) => piece.unit === target);
  return striker === undefined ? undefined : { unit: striker.unit.unit, target };
}
