import type { Bear, Chances, FireOdds, PriceFigures, RallyOdds } from '@sandtable/bear';
import type { Figures } from '@sandtable/kernel';

/** The odds against one unit. */
export interface TargetFigures extends FireOdds {
  readonly target: number;
}

/** The odds against a counter that lies in the hex, or a hasty defense of a unit. */
export interface FortFigures {
  readonly what: string;
  readonly unit: number;
  readonly firepower: number;
  readonly defense: number;
  readonly needed: number;
  readonly hitChances: Chances;
}

export interface RallyFigures extends RallyOdds {
  readonly unit: number;
}

/** The FP on whoever may be hidden in a hex. */
export interface SuspectedFigures {
  readonly red: number | null;
  readonly blue: number | null;
}

/** What a judgement may bring along, as the rules name it; what is not there is undefined. */
export interface SaidFigures {
  readonly price?: number;
  readonly payments?: readonly PriceFigures[];
  readonly cost?: number;
  /** Dice that come on top of the cost. */
  readonly dice?: number;
  readonly targets?: readonly TargetFigures[];
  readonly forts?: readonly FortFigures[];
  readonly rallies?: readonly RallyFigures[];
  readonly suspected?: SuspectedFigures;
}

/** The kernel hands figures on without knowing them: here they are told apart. */
export function figuresOf(figures: Figures<Bear>): SaidFigures {
  const { price, payments, cost, dice, targets, forts, rallies, suspected } = figures;
  return {
    ...(typeof price === 'number' && { price }),
    ...(typeof cost === 'number' && { cost }),
    ...(typeof dice === 'number' && { dice }),
    ...(Array.isArray(payments) && { payments: payments.filter(isPrice) }),
    ...(Array.isArray(targets) && { targets: targets.filter(isTarget) }),
    ...(Array.isArray(forts) && { forts: forts.filter(isFort) }),
    ...(Array.isArray(rallies) && { rallies: rallies.filter(isRally) }),
    ...(isSuspected(suspected) && { suspected }),
  };
}

function has(value: unknown, ...fields: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && fields.every((field) => field in value);
}

function isPrice(value: unknown): value is PriceFigures {
  return has(value, 'word', 'ap', 'caps', 'spent', 'left');
}

function isTarget(value: unknown): value is TargetFigures {
  return has(value, 'target', 'needed', 'kill', 'hitChances', 'killChances', 'firepower', 'defense');
}

function isFort(value: unknown): value is FortFigures {
  return has(value, 'what', 'unit', 'needed', 'hitChances', 'firepower', 'defense');
}

function isRally(value: unknown): value is RallyFigures {
  return has(value, 'unit', 'needed', 'chances', 'cost');
}

function isSuspected(value: unknown): value is SuspectedFigures {
  return has(value, 'red', 'blue');
}
