import { counted } from '@sandtable/kernel';
import type { DefenseKey } from '../../generator/defenses.ts';
import type { EdgeKey } from '../../generator/edges.ts';
import type { NamingKey } from '../../generator/naming.ts';
import type { PlacingKey } from '../../generator/placing-tests.ts';
import { adviceOn, DRAFT_RULES, type DraftKey } from '../../generator/draft-state.ts';
import type { PlaceUnitKey } from '../../generator/steps/place-units.ts';
import type { SwitchKey } from '../../generator/steps/maps.ts';
import type { DraftOptions } from '../../model/draft/options.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { planOf } from '../../setup/open-draft.ts';
import type { ReasonFamily } from '../rules/reason.ts';
import { lateCards } from './warnings.ts';

type OptionKey =
  | DefenseKey
  | Exclude<EdgeKey, 'edgeCovered'>
  | NamingKey
  | PlacingKey
  | PlaceUnitKey
  | SwitchKey
  | 'notAnEnemy'
  | 'notDrawn';

interface OptionReasonNames {
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

const hexes = (amount: number): string => counted(amount, 'hex', 'hexes');

const optionReasonWords: Readonly<Record<OptionKey, (told: OptionReasonNames) => string>> = {
  onWater: ({ hex }) => `${hex} is water without a road`,
  neverThere: ({ hex, unit }) => `${unit} can never enter ${hex}`,
  closedToWheels: ({ hex, unit }) => `the obstacle in ${hex} is closed to the wheels of ${unit}`,
  enemyThere: ({ hex, unit }) => `the enemy unit ${unit} is in ${hex}`,
  nextToEnemy: ({ hex, unit }) => `it is next to the enemy unit ${unit} in ${hex}`,
  enemyMarkerThere: ({ hex }) => `there is an enemy Control Marker in ${hex}`,
  nextToEnemyMarker: ({ hex }) => `it is next to the enemy Control Marker in ${hex}`,
  markerThere: ({ hex }) => `there is a Control Marker in ${hex} already`,
  defenseThere: ({ hex }) => `there is a Defense Counter in ${hex} already`,
  farFromMarker: ({ hex, amount }) => `${hex} is more than ${hexes(amount)} from the marker`,
  nearToEdge: ({ hex, amount }) => `${hex} is less than ${hexes(amount)} from that entry edge`,
  farFromEdge: ({ hex, amount }) => `${hex} is more than ${hexes(amount)} from that entry edge`,
  otherGround: ({ hex }) => `${hex} is not the ground that the card names`,
  farApart: ({ hex, amount }) => `${hex} is more than ${hexes(amount)} from another of them`,
  nearToEnemy: ({ hex, amount }) => `${hex} is less than ${hexes(amount)} from an enemy unit`,
  notAlone: ({ hex }) => `a Rumored Enemy stands alone, and someone is in ${hex}`,
  rumorThere: ({ hex }) => `a Rumored Enemy is in ${hex}`,
  notPlayed: () => 'no such card was played',
  cardOfPartner: () => 'that card is your team-mate’s',
  noUnitsGiven: () => 'that card was not played for units',
  noneLeft: () => 'none of its units can be used for this',
  notOfCard: ({ unit }) => `${unit} is not a unit of that card`,
  notToPlace: ({ unit }) => `${unit} is not to be placed`,
  nowhereToPlace: () => 'there is no hex where it may be placed',
  mustPlace: () => 'whatever can be placed must be placed',
  notEnemyEdge: () => 'the enemy does not enter from that edge',
  enemyEdge: () => 'the enemy enters from that edge',
  ownEdge: () => 'your own units enter from that edge',
  noRoadThere: () => 'no road leads over that edge',
  notJoinedByRoad: () => 'no road joins it to the edge they enter by',
  otherFace: () => 'the counter does not have that face',
  cannotDigIn: ({ unit }) => `${unit} is not a foot unit of yours on the map that can dig in`,
  dugInAlready: ({ unit }) => `${unit} has a hasty defense already`,
  diggerThere: ({ unit, hex }) => `${unit} is in ${hex} and takes it: choose the unit`,
  noDigging: ({ hex }) => `nobody digs in in the water of ${hex}`,
  notForUnits: () => 'only a hasty defense goes to a unit: choose a hex',
  notThere: ({ unit }) => `${unit} is not a unit of yours in that hex`,
  noRoomInside: ({ unit }) => `${unit} is not of a kind that can be inside`,
  notOnTable: () => 'that board is not on the table',
  notNearest: ({ hex }) => `${hex} is not one of the nearest hexes that can hold it`,
  notAnEnemy: () => 'name one of your enemies',
  notDrawn: () => 'that Condition Card was not drawn',
};

const draftWords: Readonly<Record<DraftKey, (told: { readonly amount: number }) => string>> = {
  roleTaken: () => 'someone has chosen that already',
  boardInUse: () => 'that board is on the table already, or not among those you play with',
  edgeCovered: () => 'another board lies against that edge',
  shortEdge: () => 'this guideline is fought from one long edge to the other',
  edgeOfOthers: () => 'others enter from that edge',
  otherTeam: () => 'name yourself or your team-mate',
  notOfHand: () => 'the card is not in your hand',
  notToTurn: () => 'turn your own units on the map; those carried or in a bunker face as it does',
  facesThere: () => 'it faces that way already',
  longHand: ({ amount }) => `for so few rounds a hand of no more than ${amount} cards is recommended`,
};

/** Hidden units (B10.0) and units of a card share the key `notToPlace`. */
export const draftReasons: readonly ReasonFamily[] = [
  { words: draftWords, rules: DRAFT_RULES },
  { words: optionReasonWords, rules: { notToPlace: 'G3.7a' } },
];

/** G2.1c, R-153: advice on the guideline of a match to be drafted, with its rule; none for a printed guideline. */
export function draftAdvice(pack: Pack, options: DraftOptions): string[] {
  const plan = planOf(pack, options);
  if (!plan.ok) return [];
  const long = adviceOn(plan.value).map(
    ({ amount = 0, rule }) =>
      `For ${counted(plan.value.rounds, 'round')} a hand of no more than ${counted(amount, 'card')} is recommended (${rule})`,
  );
  return [...long, ...lateCards(pack, plan.value)];
}
