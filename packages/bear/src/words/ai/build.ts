import { counted } from '@sandtable/kernel';
import type { AiBuildEvent, SheetList } from '../../model/solo/events.ts';
import type { Posture } from '../../model/pack/solo-mission.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { type EventNames, type EventWords, SIDE_NAMES } from '../event-names.ts';

export const POSTURE_NAMES: Readonly<Record<Posture, string>> = { defense: 'Defense', offense: 'Offense' };

export const LIST_NAMES: Readonly<Record<SheetList, string>> = {
  counteraction: 'Counteraction',
  missionOrder: 'Mission Order',
  track: 'Mission Track',
};

/** G5, G6: how the AI of a generated mission is built, step by step, with reasons. */
export const aiBuildWords: EventWords<AiBuildEvent> = {
  sideAChosen: ({ player, die }, names) => `${names.scorer(player)} plays first: rolled ${die}`,
  drewTwo: ({ player, cards }, names) =>
    cards.length === 1
      ? `${names.scorer(player)} draws its last card, ${all(cards, names.generatorCard)}`
      : `${names.scorer(player)} draws ${all(cards, names.generatorCard, ' and ')}, one of which is played`,
  putBackOnTop: ({ card }, names) => `${names.generatorCard(card)} goes back on top of its deck`,
  sideRolled: ({ player, die }, names) =>
    `${names.scorer(player)} is the player’s: rolled ${die}. The other is the AI’s, which has neither CAPs nor Action Cards`,
  tilesPulled: ({ tiles }, names) =>
    tiles.length === 0
      ? 'The AI has no tiles: none of its cards was played for its top'
      : `The AI’s cards played for their tops bring ${all(tiles, names.tile)}`,
  postureSet: ({ posture, defense, offense, die }) =>
    `The AI plays on the ${POSTURE_NAMES[posture]} sheet: ${counted(defense, 'Defense tile')}, ${offense} Offense${die === 0 ? '' : `, rolled ${die}`}`,
  tilePlaced: ({ tile, list, space }, names) =>
    space === -1
      ? `${names.tile(tile)} finds no free space on the Mission Track`
      : `${names.tile(tile)} lies on ${LIST_NAMES[list]} space ${space}`,
  defaultStands: ({ list }) => `The sheet’s own ${LIST_NAMES[list]} on space 3 stands`,
  lowRiskUnits: ({ tile, units }, names) =>
    `${names.tile(tile)}: ${unitList(units, names)} ${units.length === 1 ? 'makes' : 'make'} all moves as Low Risk`,
  tileIdle: ({ tile }, names) => `${names.tile(tile)} has nobody to give orders to: its card named no units`,
  orderDeckMade: ({ from, to }) => `The Order deck is made of cards ${twoDigits(from)} to ${twoDigits(to)}`,
  orderCardAdded: ({ card }, names) => `${names.orderCard(card)} is added for a CAP the AI’s cards gained`,
  orderCardRemoved: ({ card }, names) => `${names.orderCard(card)} is taken out for a CAP the AI lost`,
  orderDeckShuffled: ({ cards }) => `The ${cards} Order Cards are shuffled`,
  endMarkerPlaced: ({ space, rounds }) =>
    `The mission ends on space ${space} of the Mission Track: ${counted(rounds, 'round')}`,
  drawCupFilled: ({ units }, names) =>
    units.length === 0 ? 'The AI Draw Cup is empty' : `Into the AI Draw Cup go ${unitList(units, names)}`,
  rumorCupFilled: ({ units, noEnemy, mines }, names) =>
    `Into the Rumored Enemy cup go ${[
      ...units.map((unit) => names.unit(unit)),
      counted(noEnemy, 'No Enemy', 'No Enemies'),
      ...(mines === 0 ? [] : [counted(mines, 'Mine')]),
    ].join(', ')}`,
  rumorsWithdrawn: ({ rumors, units }, names) =>
    `${counted(rumors.length, 'Rumored Enemy leaves', 'Rumored Enemies leave')} the map: ${unitList(units, names)} ${units.length === 1 ? 'hides' : 'hide'} in their hexes`,
  mineRumored: ({ at }, names) => `A Rumored Enemy takes the place of the mine in ${names.hex(at)}`,
  strikesByTile: ({ side }) => `${SIDE_NAMES[side]} plots no artillery: its tile brings the strikes`,
  molotovGiven: ({ unit }, names) => `${names.unit(unit)} carries the Molotov Cocktail`,
  truckRouted: ({ unit, road }, names) =>
    road.length === 0
      ? `No road joins the edges of ${names.unit(unit)}, which stays off the map`
      : `${names.unit(unit)} follows the road from ${hexName(road[0], names)} to ${hexName(road.at(-1), names)}`,
  fewerCaps: ({ caps }) => `The player begins with ${counted(caps, 'CAP')} less`,
  objectivesNamed: ({ objectives }, names) =>
    `Mission Objectives of the AI besides Control Markers: ${objectives.map((hexes) => fromTo(hexes, names)).join('; ')}`,
};

function all<Place extends number>(places: readonly Place[], name: (place: Place) => string, between = ', '): string {
  return places.map((place) => name(place)).join(between);
}

function unitList(units: readonly UnitId[], names: EventNames): string {
  return all(units, names.unit);
}

function hexName(hex: HexId | undefined, names: EventNames): string {
  return hex === undefined ? 'nowhere' : names.hex(hex);
}

/** `E09`, `A02 to A18` */
function fromTo(hexes: readonly HexId[], names: EventNames): string {
  const [first] = hexes;
  return hexes.length > 1 ? `${hexName(first, names)} to ${hexName(hexes.at(-1), names)}` : hexName(first, names);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
