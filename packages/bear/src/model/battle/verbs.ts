import { WEAPON_CARDS, type WeaponCard } from './means.ts';

/** What a unit does by itself, in the order in which it is shown. Every order has its word here. */
const DEEDS = [
  'move',
  'pivot',
  'fire',
  'rally',
  'fight',
  'shell',
  'flame',
  ...WEAPON_CARDS,
  'raze',
  'dig',
  'smoke',
  'shelter',
  'load',
  'unload',
  'hide',
  'sneak',
  'clear',
  'enter',
  'leave',
  'drive',
  'activate',
  'stall',
] as const;
export type DeedWord = (typeof DEEDS)[number];

/** What a verb says of itself, for whoever shows it or plays it. What is not there is not so. */
export interface BearTraits {
  /** Who does it: a unit that is ordered to, a card that is played, or the player himself. */
  readonly by: 'unit' | 'card' | 'player';
  /** Of a unit: its place among all that units can do. */
  readonly deed: number;
  /** Of a unit: any unit could do it, so it is shown where it cannot, too. */
  readonly always: boolean;
  /** It rolls, draws or settles something for good by itself, whatever is paid for it: it is shown before it is done. */
  readonly rolls: boolean;
  /** It goes into the hexes that are named. */
  readonly goes: boolean;
  /** B14.1: it moves hex by hex, vehicles with their bonus hexes. */
  readonly marches: boolean;
  /** It attacks the hex or the enemy that is named: the chance of a hit can be told there. */
  readonly strikes: boolean;
  /** B9.1.2: units that join it are its supporters. */
  readonly supported: boolean;
  /** B12.0a: its second hex is the one it is spotted from, which must or may be named. */
  readonly spotted: 'must' | 'may';
  /** What a plain click means: `first` on an enemy, `then` on any other hex. Without it, it has a button only. */
  readonly clicked: 'first' | 'then';
  /** It is the usual answer: it may be proposed before a word is said. */
  readonly usual: boolean;
}

/** What every order of a unit says of itself. */
export function deedTraits(word: DeedWord): Pick<BearTraits, 'by' | 'deed'> {
  return { by: 'unit', deed: DEEDS.indexOf(word) };
}

/** The verbs that units are ordered by: mostly the word of the order, but some words have two meanings. */
export type OrderName = DeedWord | 'flameFight' | `${WeaponCard}Fight` | 'spottedSmoke';

/** Those of cards that are played, by the card. */
export type CardName =
  | 'c03'
  | 'c04'
  | 'c05'
  | 'c06'
  | 'c07'
  | 'c08'
  | 'c11'
  | 'c12'
  | 'c13'
  | 'c13 at'
  | 'c20'
  | 'c30'
  | 'c40'
  | 'c41'
  | 'tellermine';

/** What a player says of himself in a battle. */
type PlayerName =
  | 'airStrike'
  | 'stallByCap'
  | 'pass'
  | 'conclude'
  | 'declare'
  | 'payForDice'
  | 'keep'
  | 'face'
  | 'payToll'
  | 'refuse'
  | 'deploy'
  | 'plot'
  | 'none'
  | 'proceed';

/** What is said while a battle is generated. */
type DraftName =
  | 'takeRole'
  | 'layBoard'
  | 'addBoard'
  | 'takeEdge'
  | 'takeDeck'
  | 'playHalf'
  | 'nameCard'
  | 'pickUnit'
  | 'placeUnit'
  | 'leaveRest'
  | 'placeMarker'
  | 'layDefense'
  | 'leaveDefense'
  | 'nameEdge'
  | 'nameExit'
  | 'addMap'
  | 'switchBoard'
  | 'shift'
  | 'playCondition'
  | 'nameVictim'
  | 'turnUnit'
  | 'stopTurning';

/** Every verb of the game: one that is not here does not compile, and whoever lists them all leaves out none. */
export type VerbName = OrderName | CardName | PlayerName | DraftName;
