import type { OrderCardSource } from '../../model/pack/orders.ts';

/** The orders of a card; its number, hex and the rest are in tables that all cards share. */
export type CardOrders = Pick<OrderCardSource, 'closeCombat' | 'shortRange' | 'priorityCaps' | 'third' | 'orders'>;
