import type { Reason } from '@sandtable/kernel';
import type { CardKey } from '../cards/card-order.ts';
import type { ClearKey } from '../rules/fieldworks/demolish.ts';
import type { HastyKey } from '../rules/fieldworks/shelter.ts';
import type { HandKey } from '../rules/order/hand.ts';
import type { SmokeKey } from '../rules/support/smoke.ts';
import type { PlotKey } from '../rules/support/artillery.ts';
import type { Names } from './fire.ts';

/** Why a card cannot be played so, or one of the small actions not be done. */
export type CardReasonKey = CardKey | HandKey | HastyKey | ClearKey | SmokeKey | PlotKey;

export const cardWords: Readonly<
  Record<CardReasonKey, (told: { readonly hex: string; readonly unit: string }) => string>
> = {
  notInHand: () => 'the card is not in your hand',
  otherEconomy: () => 'not under the AP rules of this match',
  nobodyToAct: () => 'no unit can use the card now',
  nobodyForCard: () => 'there is nothing to play the card on',
  wantsAp: () => 'one fresh unit must pay AP for the card',
  noOpportunity: () => 'a card cannot be paid for as an opportunity action',
  groupByCapsAlone: () => 'for a group, pay for the card entirely in CAPs',
  ownSide: () => 'play the card on an enemy',
  notOnMap: ({ unit }) => `${unit} is not on the map`,
  alreadySpent: ({ unit }) => `${unit} is already spent`,
  noVehicle: ({ unit }) => `${unit} is not a vehicle`,
  stuckAlready: ({ unit }) => `${unit} is already stuck`,
  noActiveUnit: () => 'you have no active unit',
  notHit: ({ unit }) => `${unit} is not hit`,
  neverRemoved: ({ unit }) => `the hit marker of ${unit} is permanent`,
  isHit: ({ unit }) => `${unit} is hit`,
  burdened: ({ unit }) => `only unburdened foot can do this, not ${unit}`,
  carried: ({ unit }) => `${unit} is being carried`,
  enemyInHex: ({ hex }) => `there is an enemy in its hex ${hex}`,
  enemyThere: ({ hex }) => `there is an enemy in ${hex}`,
  tooFar: ({ hex }) => `${hex} is too far away`,
  mineThere: ({ hex }) => `there is already a mine in ${hex}`,
  nothingToClear: () => 'there is nothing of that kind in the hex',
  oneEnemy: () => 'there is only one enemy player: do not name one',
  severalEnemies: () => 'there are several enemy players: name one',
  onlyFootDigs: ({ unit }) => `only foot units dig in, and ${unit} is not one`,
  hasHasty: ({ unit }) => `${unit} is already dug in`,
  inWater: ({ unit, hex }) => `${unit} is in water in ${hex}`,
  insideAlready: ({ unit }) => `${unit} is already in a trench or bunker`,
  stunned: ({ unit }) => `${unit} is stunned and may only rally`,
  noPioneer: ({ unit }) => `${unit} is not a pioneer`,
  noMine: ({ hex }) => `there is no known mine in ${hex}`,
  laysNoSmoke: ({ unit }) => `${unit} cannot lay smoke`,
  smokeOnWater: ({ hex }) => `smoke cannot be laid on the water in ${hex}`,
  smokeTooFar: ({ hex }) => `smoke goes into its own hex or an adjacent one, not as far as ${hex}`,
  noHexForSmoke: ({ unit }) => `${unit} has no hex to lay smoke in now`,
  spotterGone: ({ unit }) => `the artillery spotter ${unit} is no longer there`,
  spotterBlind: ({ unit, hex }) => `the artillery spotter ${unit} does not see ${hex}`,
};

/** One reason in words, with its rule: `s05 is already spent (B8.1)`. */
export function explainCard({ rule, key, at, unit }: Reason<CardReasonKey>, names: Names): string {
  const told = {
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
  };
  return `${cardWords[key](told)} (${rule})`;
}
