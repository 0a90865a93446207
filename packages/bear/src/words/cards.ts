import type { ActionCard } from '../model/pack/cards.ts';
import type { Burst } from '../model/battle/means.ts';
import { type Colour, COLOURS } from '../model/pack/unit-type.ts';
import { burstFigures, weaponFigures } from '../rules/fire/weapon-card.ts';

/** Names for the cards of our own pack. Cards of any other pack go by their ids. */
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

/** A card of our own pack, by its word. */
export type ActionCardId = keyof typeof CARD_NAMES;

const SEALED = 'Keep it secret. It scores at the end, as the firefight says.';

/** What each of them does, as it reads in a hand. */
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

function isOurs(id: string): id is ActionCardId {
  return Object.hasOwn(CARD_NAMES, id);
}

export function cardName({ id }: Pick<ActionCard, 'id'>): string {
  return isOurs(id) ? CARD_NAMES[id] : id;
}

/** What a card does, in a line or two; empty for a card of another pack. */
export function cardText({ id }: Pick<ActionCard, 'id'>): string {
  return isOurs(id) ? CARD_TEXTS[id] : '';
}
