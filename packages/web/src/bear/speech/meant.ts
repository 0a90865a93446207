import type { Bear } from '@sandtable/bear';
import type { Offer } from '@sandtable/kernel';

/** A word with its meaning. */
export type BearOffer = Offer<Bear>;
