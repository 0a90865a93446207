import { WEAPON_CARDS, type WeaponCard } from './means.ts';

/** What units can do, in the order shown. Every order has its word here. */
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

/** What a verb says of itself for screens and bots. A missing trait means no. */
export interface BearTraits {
  /** Who does it: a unit under orders, a card, or the player. */
  readonly by: 'unit' | 'card' | 'player';
  /** For units: its place in the order shown. */
  readonly deed: number;
  /** For units: shown even where the unit cannot do it. */
  readonly always: boolean;
  /** It rolls, draws or settles something irrevocably, whatever is paid: shown before it is done. */
  readonly rolls: boolean;
  /** It moves into the hexes named. */
  readonly goes: boolean;
  /** B14.1: it moves hex by hex, vehicles with bonus hexes. */
  readonly marches: boolean;
  /** It attacks the hex or enemy named, so the chance of a hit can be shown there. */
  readonly strikes: boolean;
  /** B9.1.2: units that join are supporters. */
  readonly supported: boolean;
  /** B12.0a: its second hex, which must or may be named, is the one it is spotted from. */
  readonly spotted: 'must' | 'may';
  /** What a plain click means: `first` on an enemy, `then` on any other hex. Without it there is only the button. */
  readonly clicked: 'first' | 'then';
  /** The usual answer, proposed before anything is said. */
  readonly usual: boolean;
}

export function deedTraits(word: DeedWord): Pick<BearTraits, 'by' | 'deed'> {
  return { by: 'unit', deed: DEEDS.indexOf(word) };
}

/** The verbs of orders: mostly the order's word, but some words have two verbs. */
export type OrderName = DeedWord | 'flameFight' | `${WeaponCard}Fight` | 'spottedSmoke';

/** The verbs of cards. */
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

/** What a player does himself in a battle. */
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
  | 'onward'
  | 'halt'
  | 'deploy'
  | 'bury'
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

/** Every verb of the game. An exhaustive record over it cannot miss one. */
export type VerbName = OrderName | CardName | PlayerName | DraftName;
