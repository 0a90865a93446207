import type { Reason } from '@sandtable/kernel';
import type { CardKey } from '../cards/card-key.ts';
import type { ClearKey } from '../rules/fieldworks/clear-mine.ts';
import type { HastyKey } from '../rules/fieldworks/hasty.ts';
import type { HandKey } from '../rules/order/hand.ts';
import type { SmokeKey } from '../rules/support/smoke-verb.ts';
import type { PlotKey } from '../rules/support/artillery-plot.ts';
import type { Names } from './fire.ts';

/** Why a card cannot be played so, or one of the small actions not be done. */
export type CardReasonKey = CardKey | HandKey | HastyKey | ClearKey | SmokeKey | PlotKey;

export const cardWords: Readonly<
  Record<CardReasonKey, (told: { readonly hex: string; readonly unit: string }) => string>
> = {
  notInHand: () => 'the card is not in your hand',
  otherEconomy: () => 'with the switch `economy` as it is, the card is not used so',
  nobodyToAct: () => 'nobody can do that for the card',
  nobodyForCard: () => 'there is nobody and nothing to play the card on',
  wantsAp: () => 'the card is paid in the AP of one fresh unit',
  noOpportunity: () => 'a card is never paid by an opportunity action',
  groupByCapsAlone: () => 'for a group the card is paid wholly in CAPs',
  ownSide: () => 'the card is played on the enemy',
  notOnMap: ({ unit }) => `${unit} is not on the map`,
  alreadySpent: ({ unit }) => `${unit} is spent already`,
  noVehicle: ({ unit }) => `${unit} is no vehicle`,
  stuckAlready: ({ unit }) => `${unit} is stuck already`,
  noActiveUnit: () => 'no unit of yours is active',
  notHit: ({ unit }) => `${unit} is not hit`,
  neverRemoved: ({ unit }) => `the hit marker of ${unit} stays for good`,
  isHit: ({ unit }) => `${unit} is hit`,
  burdened: ({ unit }) => `${unit} carries too much, or is no foot unit`,
  carried: ({ unit }) => `${unit} is being carried`,
  enemyInHex: ({ hex }) => `there is an enemy in the same hex ${hex}`,
  enemyThere: ({ hex }) => `there is an enemy in ${hex}`,
  tooFar: ({ hex }) => `${hex} is too far off`,
  mineThere: ({ hex }) => `there is a mine in ${hex} already`,
  nothingToClear: () => 'there is nothing of the kind in the hex',
  oneEnemy: () => 'there is one enemy only: he need not be named',
  severalEnemies: () => 'there are several enemies: name one of them',
  onlyFootDigs: ({ unit }) => `only foot digs in, and ${unit} is none`,
  hasHasty: ({ unit }) => `${unit} has dug in already`,
  inWater: ({ unit, hex }) => `${unit} is in the water in ${hex}`,
  insideAlready: ({ unit }) => `${unit} is in a trench or bunker already`,
  stunned: ({ unit }) => `${unit} is stunned and may only rally`,
  noPioneer: ({ unit }) => `${unit} is no pioneer`,
  noMine: ({ hex }) => `there is no mine in ${hex} that anybody knows of`,
  laysNoSmoke: ({ unit }) => `${unit} has nothing to lay smoke with`,
  smokeOnWater: ({ hex }) => `no smoke lies on the water in ${hex}`,
  smokeTooFar: ({ hex }) => `${hex} is neither its own hex nor next to it`,
  noHexForSmoke: ({ unit }) => `there is no hex where ${unit} could lay smoke now`,
  spotterGone: ({ unit }) => `${unit}, who has to spot for the guns, is no longer there`,
  spotterBlind: ({ unit, hex }) => `${unit}, who has to spot for the guns, does not see ${hex}`,
};

/** One reason in words, with its rule: `s05 is spent already (B8.1)`. */
export function explainCard({ rule, key, at, unit }: Reason<CardReasonKey>, names: Names): string {
  const told = {
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
  };
  return `${cardWords[key](told)} (${rule})`;
}
