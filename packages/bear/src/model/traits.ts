import { WEAPON_CARDS } from './means.ts';

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
