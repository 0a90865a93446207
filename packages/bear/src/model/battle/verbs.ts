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

/** Traits of a verb for screens and bots. A missing trait means no. */
export interface BearTraits {
  readonly by: 'unit' | 'card' | 'player';
  /** For units: its index in the order shown. */
  readonly deed: number;
  /** For units: shown even if the unit cannot do it. */
  readonly always: boolean;
  /** It rolls, draws or settles something that cannot be undone, whatever is paid: shown before it is done. */
  readonly rolls: boolean;
  /** Units move into the hexes it names. */
  readonly goes: boolean;
  /** B14.1: units move hex by hex, vehicles with bonus hexes. */
  readonly marches: boolean;
  /** It attacks the hex or enemy it names, so the chance of a hit can be shown there. */
  readonly strikes: boolean;
  /** B9.1.2: units that join it are supporters. */
  readonly supported: boolean;
  /** B12.0a: its second hex is the spotter's, and must or may be named. */
  readonly spotted: 'must' | 'may';
  /** Chosen by a plain click: `first` on an enemy, `then` on any other hex. Without it only by its button. */
  readonly clicked: 'first' | 'then';
  /** The usual answer, proposed before the player says anything. */
  readonly usual: boolean;
}

export function deedTraits(word: DeedWord): Pick<BearTraits, 'by' | 'deed'> {
  return { by: 'unit', deed: DEEDS.indexOf(word) };
}

/** Usually the order's word, but some words have two verbs. */
export type OrderName = DeedWord | 'flameFight' | `${WeaponCard}Fight` | 'spottedSmoke';

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

/** Every verb of the game; a record keyed by it must be complete. */
export type VerbName = OrderName | CardName | PlayerName | DraftName;
