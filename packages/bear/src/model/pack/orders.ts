import * as z from 'zod/mini';
import {
  ADVANCE_CONDITIONS,
  ACTION_AIMS,
  AI_ACTIONS,
  type AiAction,
  type AiOrder,
  CLOSE_COMBAT_ACTIONS,
  GOALS,
  ORDER_WORDS,
  type OrderCondition,
  RELATIONS,
  SHORT_RANGE_ACTIONS,
  SUPERLATIVES,
  THIRD_PRIORITIES,
} from '../solo/order.ts';
import { listOf, MOST_ORDERS, whole } from './bounds.ts';
import type { OrderCard } from './cards.ts';

const flag = z._default(z.boolean(), false);

const few = whole(1, 20);

const conditionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('playerCaps'), below: few }),
  z.strictObject({ kind: z.literal('round'), from: few }),
  z.strictObject({ kind: z.literal('behind') }),
  z.strictObject({ kind: z.literal('outnumbered') }),
  z.strictObject({ kind: z.literal('drawCup') }),
]) satisfies z.ZodMiniType<OrderCondition>;

export const aiOrderSchema = z
  .strictObject({
    who: z._default(listOf(z.enum(ORDER_WORDS), MOST_ORDERS), []),
    // Only a match knows which units a card gave, so a written order cannot name them; a tile's `among` does (G6.1).
    among: z._default(z.null(), null),
    relation: z._default(z.enum(RELATIONS), 'closest'),
    to: z._default(listOf(z.enum(GOALS), 2, 1), ['unit']),
    target: z._default(listOf(z.enum(ORDER_WORDS), MOST_ORDERS), []),
    action: z.enum(AI_ACTIONS),
    caps: z._default(whole(0, 9), 0),
    lowRisk: flag,
    longRange: flag,
    within: z._default(whole(0, 20), 0),
    many: z._default(whole(1, 12), 1),
    when: z._default(z.nullable(conditionSchema), null),
  })
  .check(
    z.refine(({ to, action }: AiOrder) => !isAtUnits(action) || !to.includes('objective'), {
      message: 'an attack targets units, not objectives',
      path: ['to'],
    }),
    z.refine(mayBeAroundMarkers, {
      message: 'of attacks only plain fire may be about own markers, and then about nothing else',
      path: ['to'],
    }),
  );

function isAtUnits(action: AiAction): boolean {
  return ACTION_AIMS[action] === 'unit' || ACTION_AIMS[action] === 'unitByMarker';
}

/** "Fire at the unit closest to that marker" cannot be combined with other goals or with a preference among units. */
function mayBeAroundMarkers({ to, target, action }: AiOrder): boolean {
  if (!isAtUnits(action) || !to.includes('ownMarker')) return true;
  const compares = target.some((word) => SUPERLATIVES.some((superlative) => superlative === word));
  return ACTION_AIMS[action] === 'unitByMarker' && to.length === 1 && !compares;
}

/** An order written in code, with optional parts. */
export type AiOrderSource = Pick<AiOrder, 'action'> & Partial<Omit<AiOrder, 'among'>>;

const number = whole(1, 99);

export const orderCardSchema = z.strictObject({
  number,
  spentNumber: number,
  remainsFresh: z.boolean(),
  isCommand: z.boolean(),
  hex: z.string().check(z.regex(/^[A-L](0[2-9]|1[0-8])$/, 'a hex of a board, such as D14')),
  advance: z.nullable(z.strictObject({ by: z.literal([1, 2]), when: z.enum(ADVANCE_CONDITIONS) })),
  closeCombat: listOf(z.enum(CLOSE_COMBAT_ACTIONS), MOST_ORDERS),
  shortRange: listOf(z.enum(SHORT_RANGE_ACTIONS), MOST_ORDERS),
  priorityCaps: z._default(whole(0, 9), 0),
  third: z.enum(THIRD_PRIORITIES),
  orders: listOf(z.union([z.literal('missionOrders'), aiOrderSchema]), MOST_ORDERS),
});

export type OrderCardSource = Omit<OrderCard, 'priorityCaps' | 'orders'> &
  Partial<Pick<OrderCard, 'priorityCaps'>> & { readonly orders: readonly ('missionOrders' | AiOrderSource)[] };

/** Parsed, so that it has every field of the type. */
export function orderCardOf(source: OrderCardSource): OrderCard {
  return orderCardSchema.parse(source);
}
