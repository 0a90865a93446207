import type { OrderCardSource } from '../../model/ai-order-schema.ts';

/** The orders of a card; its number, hex and the rest are in tables that all cards share. */
export type CardOrders = Pick<OrderCardSource, 'closeCombat' | 'shortRange' | 'priorityCaps' | 'third' | 'orders'>;
