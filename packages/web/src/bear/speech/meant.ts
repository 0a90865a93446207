import type { Bear } from '@sandtable/bear';
import type { Offer } from '@sandtable/kernel';

export type BearOffer = Offer<Bear>;
