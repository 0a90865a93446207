import type { OrderCardSource } from '../../model/pack/orders.ts';

/** The orders of a card. Its number, hex and so on are in tables for all cards. */
export type CardOrders = Pick<OrderCardSource, 'closeCombat' | 'shortRange' | 'priorityCaps' | 'third' | 'orders'>;
