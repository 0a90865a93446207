import type { CardKey } from '../../cards/card-order.ts';
import type { ActionCard } from '../../model/pack/cards.ts';
import type { Burst } from '../../model/battle/means.ts';
import { type Colour, COLOURS } from '../../model/pack/unit-type.ts';
import type { ClearKey } from '../../rules/fieldworks/demolish.ts';
import type { HastyKey } from '../../rules/fieldworks/shelter.ts';
import { burstFigures, weaponFigures } from '../../rules/fire/weapon-card.ts';
import type { HandKey } from '../../rules/order/hand.ts';
import type { PlotKey } from '../../rules/support/artillery.ts';
import type { SmokeKey } from '../../rules/support/smoke.ts';

/** Names of our own cards. Other packs' cards are named by id. */
const CARD_NAMES = {
  c02: 'Act Now',
  c03: 'On Your Feet',
  c04: 'Pull Together',
  c05: 'At the Double',
  c06: 'Garbled Orders',
  c07: 'Old Hand',
  c08: 'Runner from Battalion',
  c09: 'Steady Aim',
  c10: 'One Step Ahead',
  c11: 'Dig, Dig, Dig',
  c12: 'Luck',
  c13: 'Marksman',
  c20: 'Up to the Axles',
  c30: 'Eyes Forward',
  c40: 'Mines for the Night',
  c41: 'Wire Cutters',
  score: 'Count the Field',
  'firefight-event': 'Turn of Events',
  'halt-order': 'Cease Fire',
  'objective-1': 'Sealed Orders 1',
  'objective-2': 'Sealed Orders 2',
  'objective-3': 'Sealed Orders 3',
  'objective-4': 'Sealed Orders 4',
  grenades: 'Hand Grenades',
  molotov: 'Molotov Cocktails',
  tellermine: 'Tellermine',
  'artillery-105': '10.5 cm Howitzer Battery',
  'artillery-122': '122 mm Howitzer Battery',
  'air-strike-german': 'Dive Bomber',
  'air-strike-soviet': 'Ground Attack Aircraft',
} as const;

export type ActionCardId = keyof typeof CARD_NAMES;

const SEALED = 'Keep it secret. It scores at the end, as the firefight says.';
const SEALED_BRIEF = 'Scores at the end';

const CARD_TEXTS: Readonly<Record<ActionCardId, string>> = {
  c02: 'One action by a unit or group, fresh or spent, whatever its cost: free, and with no spent check.',
  c03: 'Remove a unit’s hit marker without a roll. Costs 2 AP or CAPs; for a group, 2 CAPs.',
  c04: 'Every hit unit of a group makes a free rally roll.',
  c05: 'A unit or group moves one or two hexes free of charge. Hidden units stay hidden.',
  c06: 'One enemy unit on the map becomes spent, even a hidden one.',
  c07: 'A fresh unit acts for AP with its check cost reduced by one die. With activations: one die of extra AP.',
  c08: 'One unit pays 2 AP. You get one die of extra CAPs this round.',
  c09: 'Add it to an attack for +2 FP.',
  c10: 'Add it to an action: you take another turn at once, before the enemy does.',
  c11: 'A hasty defense for each unit of a group, vehicles too, with no enemy in the hex.',
  c12: 'After one of your rolls on your turn, roll a die: on 1 the roll is 3 worse, otherwise 2 better.',
  c13: 'Roll a die: the enemy loses up to 3 CAPs this round; the AI, up to 3 Command cards.',
  c20: 'One enemy vehicle cannot move or pivot until the round ends.',
  c30: 'Reveal hidden enemies within 2 hexes and line of sight of one of your units. Costs 1 AP or CAP.',
  c40: 'Unburdened foot lays a mine in its hex or an adjacent one, hidden if no enemy sees it. Costs 1 AP or CAP.',
  c41: 'Unburdened foot removes wire, a road block or a mine from its hex. Costs 1 AP or CAP.',
  score: 'Resolved when drawn: it scores as the firefight says.',
  'firefight-event': 'Resolved when drawn: the firefight says what happens.',
  'halt-order': 'Resolved when drawn: the game ends at once.',
  'objective-1': SEALED,
  'objective-2': SEALED,
  'objective-3': SEALED,
  'objective-4': SEALED,
  grenades: `Its unit attacks its own hex with ${printPower(weaponFigures.grenades)}, or an adjacent one at long range. HE. Once, free.`,
  molotov: `Its unit attacks its own hex with ${printPower(weaponFigures.molotov)}, or an adjacent one at long range. Once, free.`,
  tellermine: `Its unit attacks a vehicle in its own hex with ${printPower(weaponFigures.tellermine)}, ignoring DMs, or lays a mine. Once, for 2.`,
  'artillery-105': printBattery('artillery-105'),
  'artillery-122': printBattery('artillery-122'),
  'air-strike-german': printStrike('air-strike-german'),
  'air-strike-soviet': printStrike('air-strike-soviet'),
};

/** `red FP 5 or blue FP 3` */
function printPower({ firepower }: { readonly firepower: Readonly<Record<Colour, number | null>> }): string {
  return COLOURS.flatMap((colour) => (firepower[colour] === null ? [] : [`${colour} FP ${firepower[colour]}`])).join(
    ' or ',
  );
}

function printBattery(burst: Burst): string {
  return `Plot a hex a round ahead: ${printPower(burstFigures[burst])}, or smoke, on it and the hexes around it.`;
}

function printStrike(burst: Burst): string {
  return `Attacks all units in a hex with an enemy you see, with ${printPower(burstFigures[burst])} on the flank. Once, free.`;
}

/** For a card in hand: two short lines, at most 142 px wide in 13 px letters. */
const CARD_BRIEFS: Readonly<Record<ActionCardId, string>> = {
  c02: 'One free action, even with a spent unit',
  c03: 'Remove a hit marker without a roll',
  c04: 'All hit units of a group may rally',
  c05: 'Unit or group moves one or two hexes',
  c06: 'One enemy unit becomes spent',
  c07: 'Acts with one die off the check cost',
  c08: 'One die of extra CAPs this round',
  c09: '+2 FP on an attack',
  c10: 'You take another turn at once',
  c11: 'Each unit of a group digs in, vehicles too',
  c12: 'Your roll is 2 better, or 3 worse on a 1',
  c13: 'Up to 3 enemy CAPs or Command cards go',
  c20: 'An enemy vehicle is stuck this round',
  c30: 'Reveal hidden enemies within 2 hexes',
  c40: 'Foot lays a mine in its hex or the next',
  c41: 'Foot clears wire, a road block or a mine',
  score: 'Scores when drawn',
  'firefight-event': 'Happens when drawn',
  'halt-order': 'Ends the game when drawn',
  'objective-1': SEALED_BRIEF,
  'objective-2': SEALED_BRIEF,
  'objective-3': SEALED_BRIEF,
  'objective-4': SEALED_BRIEF,
  grenades: `${shortPower(weaponFigures.grenades)} at its own or the next hex`,
  molotov: `${shortPower(weaponFigures.molotov)} at its own or the next hex`,
  tellermine: `${shortPower(weaponFigures.tellermine)} at a vehicle here, or a mine`,
  'artillery-105': `${shortPower(burstFigures['artillery-105'])} or smoke on 7 hexes`,
  'artillery-122': `${shortPower(burstFigures['artillery-122'])} or smoke on 7 hexes`,
  'air-strike-german': `${shortPower(burstFigures['air-strike-german'])} at a whole hex`,
  'air-strike-soviet': `${shortPower(burstFigures['air-strike-soviet'])} at a whole hex`,
};

/** For names too long for one line on a card in hand. */
const SHORT_NAMES: Partial<Readonly<Record<ActionCardId, string>>> = {
  c08: 'Battalion Runner',
  'artillery-105': '10.5 cm Howitzers',
  'artillery-122': '122 mm Howitzers',
  'air-strike-soviet': 'Ground Attack',
};

/** `Red 5`, `Red 4 or blue 6` */
function shortPower(figures: Parameters<typeof printPower>[0]): string {
  const power = printPower(figures).replaceAll(' FP', '');
  return power.charAt(0).toUpperCase() + power.slice(1);
}

function isOurs(id: string): id is ActionCardId {
  return Object.hasOwn(CARD_NAMES, id);
}

export function cardName({ id, name }: Pick<ActionCard, 'id' | 'name'>): string {
  return name ?? (isOurs(id) ? CARD_NAMES[id] : id);
}

/** What a card does, in a line or two; empty for a card of another pack. */
export function cardText({ id }: Pick<ActionCard, 'id'>): string {
  return isOurs(id) ? CARD_TEXTS[id] : '';
}

/** The name and text for a card in hand, short enough for its size. */
export function briefCard(card: Pick<ActionCard, 'id'>): { readonly name: string; readonly text: string } {
  const { id } = card;
  return {
    name: (isOurs(id) ? SHORT_NAMES[id] : undefined) ?? cardName(card),
    text: isOurs(id) ? CARD_BRIEFS[id] : '',
  };
}

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
