import type { OrderCardSource } from '../../model/pack/orders.ts';

/** What a card orders; its number, its hex and the rest stand in the tables that all cards share. */
export type CardOrders = Pick<OrderCardSource, 'closeCombat' | 'shortRange' | 'priorityCaps' | 'third' | 'orders'>;
