import type { WeaponCard } from './means.ts';
import type { DeedWord } from './traits.ts';

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
