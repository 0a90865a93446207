import type { Bear } from '@sandtable/bear';
import type { Offer } from '@sandtable/kernel';

/** A word with what it stands for. */
export type BearOffer = Offer<Bear>;
