import { counted, type Reason, signed, type Verdict } from '@sandtable/kernel';
import type { RallyOdds } from '../../model/battle/figures.ts';
import type { RallyKey } from '../../rules/hits/rally.ts';
import type { ActorKey } from '../../rules/order/slots.ts';
import type { ConcludeKey } from '../../rules/order/pass.ts';
import type { PayKey } from '../../rules/payment/purchase.ts';
import type { DeployKey } from '../../rules/stealth/deploy.ts';
import type { StealthKey } from '../../rules/stealth/stealth.ts';
import { type Names, printChances } from './fire.ts';

type OrderKey =
  | ActorKey
  | PayKey
  | ConcludeKey
  | 'notActive'
  | 'apAreFixed'
  | 'noFacing'
  | 'otherThanAnnounced'
  | 'mostCapsOnDice'
  | 'capsRaiseHere'
  | 'capsLowerHere'
  | 'noShell';

export const orderWords: Readonly<
  Record<OrderKey, (told: { readonly unit: string; readonly amount: number }) => string>
> = {
  notYours: ({ unit }) => `${unit} is not yours`,
  notInPlay: ({ unit }) => `${unit} is not on the map`,
  twiceInGroup: ({ unit }) => `${unit} is already in the group`,
  apartFromGroup: ({ unit }) => `${unit} is not next to the group`,
  engaged: ({ unit }) => `${unit} has an enemy in its hex: it groups only with units there`,
  spentUnit: ({ unit }) => `${unit} is spent: it can act only for CAPs or by a card`,
  notFresh: ({ unit }) => `${unit} is not fresh`,
  alreadyActive: ({ unit }) => `${unit} is already active`,
  alreadySeized: ({ unit }) => `${unit} has already taken its opportunity action this round`,
  actionWaits: () => 'an opportunity action is a move, a pivot or fire: anything else waits',
  notConcerned: ({ unit }) => `no enemy has just moved in the line of sight of ${unit} or fired at its hex`,
  noActiveUnit: () => 'you have no active unit',
  noAi: () => 'there is no AI in this match: rounds go on until the last',
  aiInDrawCup: () => 'the AI still has a counter in its Draw Cup, or one to come there',
  aiOnMap: () => 'the AI still has a counter on the map that may fight',
  tooFewCaps: ({ amount }) => `needs ${counted(amount, 'CAP')}`,
  tooManyCaps: ({ amount }) => `the cost is ${amount}: to pay it entirely in CAPs, make it a command action`,
  tooFewAp: ({ amount }) => `only ${amount} AP can be paid; pay the rest in CAPs`,
  apAreRolled: () => 'activation AP are rolled first: activate the unit',
  cardWantsAp: () => 'the card is for a unit that pays AP',
  otherEconomy: () => 'not under the AP rules of this match',
  tollIsRolled: () => 'there is an obstacle in the way: roll for its cost first',
  noToll: () => 'there is no obstacle to pay for',
  notActive: ({ unit }) => `${unit} is not active`,
  apAreFixed: () => 'an activation has 7 AP: it starts with the first action',
  noFacing: () => 'it cannot face that way here',
  mostCapsOnDice: () => 'at most 2 CAPs on a roll, and no more than you have',
  capsRaiseHere: () => 'CAPs raise this roll: a lower one would only hurt you',
  capsLowerHere: () => 'CAPs lower this roll: a higher one would only hurt you',
  noShell: () => 'artillery fires high explosive or smoke',
  otherThanAnnounced: () => 'pay in the way you declared',
};

export const rallyWords: Readonly<Record<RallyKey, (told: { readonly hex: string; readonly unit: string }) => string>> =
  {
    markerNumber: ({ unit }) => `on the hit marker of ${unit}`,
    cover: ({ hex }) => `in cover in ${hex}`,
    friend: ({ unit }) => `stacked with unhit ${unit}`,
    specialRally: () => 'by a special rule',
    inCoverTerrain: ({ hex }) => `the terrain in ${hex} is cover`,
    inFortification: () => 'a fortification is cover',
    inHeavySmoke: ({ hex }) => `the heavy smoke in ${hex} is cover`,
    notOnMap: ({ unit }) => `${unit} is not on the map`,
    notHit: ({ unit }) => `${unit} is not hit`,
    unknownMarker: ({ unit }) => `the hit marker of ${unit} is face down`,
    neverRallied: ({ unit }) => `the hit marker of ${unit} is permanent`,
    enemyInHex: ({ hex }) => `there is an enemy in its hex ${hex}`,
    enemyAdjacent: ({ hex }) => `there is an adjacent enemy in ${hex}`,
  };

/** The roll, then one line per reason: `7 on the hit marker of g03 (B7.6)`, `+1 in cover in E09 (B7.6.1)`. */
export function explainRally(verdict: Verdict<RallyOdds, RallyKey>, names: Names): string[] {
  const lines = verdict.reasons.map((reason) => `${figureOf(reason)}${rallyTerm(reason, names)} (${reason.rule})`);
  if (!verdict.granted) return lines;
  const { needed, chances } = verdict.value;
  return [`needs ${needed}: ${printChances(chances)}`, ...lines];
}

/** A term without its amount and rule: `in cover in E09`. */
export function rallyTerm({ key, at, unit }: Reason<RallyKey>, names: Names): string {
  return rallyWords[key]({
    hex: at === undefined ? '' : names.hex(at),
    unit: unit === undefined ? '' : names.unit(unit),
  });
}

function figureOf({ key, amount }: Reason<RallyKey>): string {
  if (amount === undefined) return '';
  return key === 'markerNumber' ? `${amount} ` : `${signed(amount)} `;
}

export type HiddenKey = StealthKey | DeployKey | 'targetOutOfArc';

export const hiddenWords: Readonly<
  Record<HiddenKey, (told: { readonly hex: string; readonly unit: string }) => string>
> = {
  notHidden: ({ unit }) => `${unit} is not hidden`,
  alreadyHidden: ({ unit }) => `${unit} is already hidden`,
  burdened: ({ unit }) => `only unburdened foot can do this, not ${unit}`,
  isHit: ({ unit }) => `${unit} is hit`,
  seen: ({ hex, unit }) => `the enemy in ${hex} would see where ${unit} goes`,
  openFriend: ({ hex, unit }) => `${unit} in ${hex} is not hidden`,
  notOfZone: ({ hex, unit }) => `${unit} may not set up in ${hex}`,
  cannotStand: ({ hex, unit }) => `${unit} cannot be in ${hex}`,
  discovered: ({ hex, unit }) => `${unit} would be discovered at once in ${hex}`,
  notToPlace: () => 'that unit cannot be placed now',
  noMineToLay: () => 'you have no mine to lay',
  notForMines: ({ hex }) => `no mine of yours may be laid in ${hex}`,
  takesNoMine: ({ hex }) => `${hex} takes no mine: there is one, an enemy or water`,
  targetOutOfArc: () => 'its target must be in its arc',
};
