import type { ActionCard } from '../model/action-card.ts';

/** What the cards of our own pack are called. A pack from outside goes by the words of its cards. */
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
  molotov: 'Bottles of Petrol',
  tellermine: 'Tellermine',
  'artillery-105': 'Battery of 10.5 cm Howitzers',
  'artillery-122': 'Battery of 122 mm Howitzers',
  'air-strike-german': 'Dive Bomber',
  'air-strike-soviet': 'Ground Attack Aircraft',
} as const;

/** A card of our own pack, by its word. */
export type ActionCardId = keyof typeof CARD_NAMES;

/** What each of them does, as it reads in a hand. */
const CARD_TEXTS: Readonly<Record<ActionCardId, string>> = {
  c02: 'One action of a unit or a group, fresh or spent, whatever it would cost. Nothing is paid and nobody is checked.',
  c03: 'Takes the hit marker off a unit without a roll. For 2 AP or CAPs; off each of a group for 2 CAPs.',
  c04: 'Every unit of a group that is hit makes a rally roll at once, for nothing.',
  c05: 'A unit or a group moves one or two hexes each, for nothing. Those who are hidden stay hidden.',
  c06: 'One enemy unit on the map becomes spent, even one that is hidden.',
  c07: 'A fresh unit acts for AP, and its check is lighter by a die. With activations: a die of AP more.',
  c08: 'One unit pays 2 AP. You have a die of CAPs more in this round.',
  c09: 'Add it to an attack: 2 more FP.',
  c10: 'Add it to an action: your next turn follows at once, before the enemy has his.',
  c11: 'A hasty defense for each unit of a group, vehicles too, where no enemy is in the hex.',
  c12: 'After a roll of yours in your own turn, roll a die: on a 1 the roll is worse by 3, else it is better by 2.',
  c13: 'Roll a die: the enemy loses up to 3 CAPs of this round.',
  c20: 'One enemy vehicle neither moves nor turns until the round ends.',
  c30: 'Hidden enemies within 2 hexes of one of your units, and in its sight, are revealed. For 1 AP or CAP.',
  c40: 'Unburdened foot lays a mine in its hex or the next. Out of enemy sight it stays hidden. For 1 AP or CAP.',
  c41: 'Unburdened foot takes wire, a road block or a mine out of its hex. For 1 AP or CAP.',
  score: 'Resolved when it is drawn: it scores as the firefight says.',
  'firefight-event': 'Resolved when it is drawn: something happens that the firefight tells of.',
  'halt-order': 'Resolved when it is drawn: the firefight is over on the spot.',
  'objective-1': 'Keep it secret. It scores at the end, as the firefight says.',
  'objective-2': 'Keep it secret. It scores at the end, as the firefight says.',
  'objective-3': 'Keep it secret. It scores at the end, as the firefight says.',
  'objective-4': 'Keep it secret. It scores at the end, as the firefight says.',
  grenades: 'Its unit attacks in its hex with red 5, or the next hex with 2 less. High explosive. Once, for nothing.',
  molotov: 'Its unit attacks in its hex with red 5 or blue 5, or the next hex with 2 less. Once, for nothing.',
  tellermine: 'Its unit attacks a vehicle in its hex with blue 9 and no DM helps, or lays a mine. Once, for 2.',
  'artillery-105':
    'Plot a hex before a round. Before the next, red 5 or blue 3 falls on it and all around it, or smoke.',
  'artillery-122':
    'Plot a hex before a round. Before the next, red 6 or blue 3 falls on it and all around it, or smoke.',
  'air-strike-german':
    'Red 5 or blue 4 on the flank of everybody in a hex with an enemy whom you see. Once, for nothing.',
  'air-strike-soviet':
    'Red 5 or blue 4 on the flank of everybody in a hex with an enemy whom you see. Once, for nothing.',
};

function isOurs(id: string): id is ActionCardId {
  return Object.hasOwn(CARD_NAMES, id);
}

export function cardName({ id }: Pick<ActionCard, 'id'>): string {
  return isOurs(id) ? CARD_NAMES[id] : id;
}

/** What a card does, in a line or two; empty for one of a pack from outside. */
export function cardText({ id }: Pick<ActionCard, 'id'>): string {
  return isOurs(id) ? CARD_TEXTS[id] : '';
}
