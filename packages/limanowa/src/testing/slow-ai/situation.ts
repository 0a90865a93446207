import { book, SOUND } from '@sandtable/kernel/testing';
import type { Phase } from '../../model/battlecard.ts';
import type { LimanowaEvent } from '../../model/event.ts';
import { AI_SEAT, type UnitType } from '../../model/forces.ts';
import { type CardId, cardId, type HexId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Switches } from '../../model/options.ts';
import type { Pack } from '../../model/pack.ts';
import type { Objective, State } from '../../model/state.ts';
import type { Aid, Shot, Turn, TurnView } from '../../model/turn.ts';
import type { Hears } from '../laws/law.ts';
import { Ground } from './ground.ts';

/** A unit with everything a table can ask about it. */
export interface Piece {
  readonly unit: UnitId;
  readonly type: UnitType;
  readonly isAi: boolean;
  at: HexId;
  rp: number;
}

/** A match as the slow AI sees it: a copy that follows the events. */
export interface Situation {
  readonly ground: Ground;
  readonly pieces: readonly Piece[];
  readonly switches: Switches;
  readonly objectives: readonly Objective[];
  readonly turn: Turn;
  tokens: number;
  /** The AI's face-down piles, the top card last. */
  readonly piles: Readonly<Record<Phase, CardId[]>>;
}

export function situationOf(pack: Pack, state: State): Situation {
  const { terms, corps, units, options, turn, piles } = state;
  return {
    ground: groundOf(pack, terms.map),
    pieces: units.map(({ type, corps: owner, at, rp }, unit) => ({
      unit: unitId(unit),
      type: known(pack.unitTypes[type]),
      isAi: corps[owner]?.seat === AI_SEAT,
      at,
      rp,
    })),
    switches: options,
    objectives: terms.objectives,
    turn: { ...turn, aids: aidsOf(turn), supports: supportsOf(turn) },
    tokens: corps.find(({ seat }) => seat === AI_SEAT)?.tokens ?? 0,
    piles: {
      opening: (piles?.opening.inside ?? []).map(cardId),
      central: (piles?.central.inside ?? []).map(cardId),
      closing: (piles?.closing.inside ?? []).map(cardId),
    },
  };
}

/** Cards and officers named in a plan count from its disclosure. */
function aidsOf({ aids, card, plan }: TurnView): readonly Aid[] {
  const planned: Aid[] = [
    ...(card?.effect === 'massedAssault' ? [{ by: 'massedAssault' as const, unit: card.unit }] : []),
    ...(plan === null || plan.tactics === NONE ? [] : [{ by: 'tactics' as const, unit: plan.tactics }]),
  ];
  return [...aids, ...planned.filter(({ by, unit }) => !aids.some((aid) => aid.by === by && aid.unit === unit))];
}

function supportsOf({ supports, plan, phase }: TurnView): readonly Shot[] {
  const planned = phase === 'central' ? (plan?.supports ?? []) : [];
  return [...supports, ...planned.filter(({ battery }) => !supports.some((shot) => shot.battery === battery))];
}

const grounds = new Map<string, Ground>();

function groundOf(pack: Pack, id: string): Ground {
  const made = grounds.get(`${pack.hash} ${id}`) ?? new Ground(known(pack.maps.find((map) => map.id === id)));
  grounds.set(`${pack.hash} ${id}`, made);
  return made;
}

function known<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('not in the situation of the slow AI');
  return thing;
}

export function pieceOf({ pieces }: Situation, unit: UnitId): Piece {
  return known(pieces[unit]);
}

export function isThere({ at }: Piece): boolean {
  return at !== NONE;
}

/** Infantry or cavalry on the map. */
export function fights(piece: Piece): boolean {
  return isThere(piece) && piece.type.arm !== 'artillery';
}

/** L11b */
export function holdsObjective({ objectives }: Situation, { at }: Piece): boolean {
  return objectives.some((objective) => objective.at === at);
}

/** With all planned moves made: plans are judged before they are carried out. */
export function afterMoves(situation: Situation): Situation {
  const pieces = situation.pieces.map((piece) => ({ ...piece }));
  for (const { unit, to } of situation.turn.plan?.moves ?? []) known(pieces[unit]).at = to;
  return { ...situation, pieces };
}

export interface Threat {
  readonly attacker: UnitId;
  readonly target: UnitId;
}

/** All attacks disclosed in this phase, including artillery. */
export function threatsOf({ turn, pieces }: Situation): readonly Threat[] {
  const { phase, card, plan } = turn;
  const byCard =
    card !== null && CARD_ATTACKS.includes(card.effect) ? [{ attacker: card.unit, target: card.target }] : [];
  const planned =
    phase === 'central' && plan !== null
      ? [
          ...plan.attacks.flatMap(({ target, attackers }) => attackers.map((attacker) => ({ attacker, target }))),
          ...plan.shells.map(({ battery, target }) => ({ attacker: battery, target })),
        ]
      : [];
  return [...planned, ...byCard].filter(({ target }) => pieces[target]?.isAi === true);
}

/** L10c, L10p, L10r */
const CARD_ATTACKS: readonly string[] = ['disruptiveFire', 'bombardment', 'pursuit'];

export interface AttackedPiece {
  readonly piece: Piece;
  readonly attackers: readonly Piece[];
}

export function attackedBy(situation: Situation): readonly AttackedPiece[] {
  const threats = threatsOf(situation);
  return situation.pieces.flatMap((piece) => {
    const attackers = threats.filter(({ target }) => target === piece.unit);
    return attackers.length === 0
      ? []
      : [{ piece, attackers: attackers.map(({ attacker }) => pieceOf(situation, attacker)) }];
  });
}

export function hear(situation: Situation, event: LimanowaEvent): void {
  const { turn } = situation;
  const hears: Hears = {
    moved: ({ unit, to }) => {
      pieceOf(situation, unit).at = to;
    },
    lostRp: ({ unit, left }) => {
      pieceOf(situation, unit).rp = left;
    },
    destroyed: ({ unit }) => {
      pieceOf(situation, unit).at = NONE;
    },
    disclosed: ({ phase, moves, attacks, shells, supports, tactics, occupations }) => {
      turn.phase = phase;
      turn.card = null;
      turn.plan = { moves, attacks, shells, supports, tactics };
      turn.supports = supports;
      turn.occupations = occupations;
    },
    played: ({ effect, unit, target, to }) => {
      turn.card = { effect, unit, target, to };
    },
    blocked: () => {
      turn.card = null;
    },
    cardLost: () => {
      turn.card = null;
    },
    supportLost: ({ battery }) => {
      turn.supports = turn.supports.filter((shot) => shot.battery !== battery);
    },
  };
  book({ hears, differences: () => SOUND }, event);
  turn.aids = aidsOf(turn);
}
