import type { WayToPay } from './frame.ts';

/** How a price is paid; `caps` is the part of it that is paid in CAPs, where AP pay the rest. */
export interface Payment {
  readonly way: WayToPay;
  readonly caps: number;
}
