import { type BearEvent, distanceBetween, type HexId, rangeOf, type Seen, type UnitId } from '@sandtable/bear';
import type { Cue, Landmark } from '../../face/happening.ts';
import type { TipName } from '../table/habits.ts';

interface EventTraits {
  /** The event of lowest rank becomes the headline; absent: never a headline. */
  readonly rank?: number;
  readonly cue?: Cue;
  readonly tip?: TipName;
  /** It answers a question in the middle of an order, and never begins one. */
  readonly goesOn?: true;
  /** A deliberate action; other events follow from one. */
  readonly isDeed?: true;
  readonly isGrave?: true;
  readonly landmark?: Landmark;
  /** An entry with only such events is one in which nothing was done. */
  readonly isIdle?: true;
}

const PLAIN: EventTraits = {};

/** Headlines first, by rank; then the rest; events that are only logged come last. */
export const EVENT_TRAITS: Readonly<Record<BearEvent['key'], EventTraits>> = {
  gameEnded: { rank: 0, cue: 'bell' },
  destroyed: { rank: 1, cue: 'lost', goesOn: true, isGrave: true, landmark: 'kill' },
  controlTaken: { rank: 2, cue: 'flag', tip: 'objective', landmark: 'flag' },
  marked: { rank: 3, tip: 'hit', goesOn: true },
  rumorRevealed: { rank: 4, tip: 'revealed', goesOn: true },
  revealed: { rank: 5, goesOn: true },
  rallied: { rank: 6, cue: 'rally', tip: 'rally', goesOn: true },
  rallyFailed: { rank: 7, goesOn: true },
  missed: { rank: 8, cue: 'miss', goesOn: true },
  barrageFell: { rank: 9, cue: 'mortar' },
  smokeLaid: { rank: 10, tip: 'smoke' },
  entered: { rank: 11, cue: 'step', isDeed: true },
  left: { rank: 12, cue: 'step', isDeed: true },
  moved: { rank: 13, cue: 'step', isDeed: true },
  turned: { rank: 14, cue: 'step', isDeed: true },
  aiPassed: { rank: 15, tip: 'aiPass', isIdle: true },
  passed: { rank: 16, isIdle: true },
  attacked: { rank: 17, isDeed: true },
  roundBegan: { cue: 'bell' },
  roundEnded: { tip: 'round' },
  drew: { cue: 'card', tip: 'card' },
  played: { cue: 'card', isDeed: true, landmark: 'card' },
  initiativeRolled: { cue: 'dice' },
  checked: { tip: 'check', goesOn: true },
  activated: { goesOn: true },
  becameSpent: { goesOn: true },
  rolled: { cue: 'dice' },
  stuck: { goesOn: true },
  gotThrough: { goesOn: true },
  mineAttacked: { cue: 'mortar' },
  loaded: { cue: 'step', isDeed: true },
  unloaded: { cue: 'step', isDeed: true },
  hit: { goesOn: true, isGrave: true, landmark: 'hit' },
  killed: { goesOn: true, isGrave: true },
  weaponUsed: { cue: 'mortar' },
  nothingHit: { cue: 'miss', goesOn: true },
  razed: { cue: 'hardHit', goesOn: true },
  stood: { cue: 'miss', goesOn: true },
  capLost: { tip: 'capLost' },
  faced: { goesOn: true },
  halted: { goesOn: true },
  relieved: { cue: 'rally' },
  capsChanged: { goesOn: true },
  apAdded: { goesOn: true },
  triedLuck: { goesOn: true },
  aiDrew: { cue: 'card', isIdle: true },
  trackEvent: { cue: 'bell', tip: 'track', landmark: 'event' },
  autoRallied: { cue: 'rally' },
  recovered: { cue: 'rally' },
  rumorPlaced: { tip: 'rumor' },
  attackedInVain: { cue: 'miss', goesOn: true },
  wentInside: { isDeed: true },
  wentOutside: { isDeed: true },
  sneaked: { isDeed: true },
  hid: { isDeed: true },
  mineBuried: { isDeed: true },
  plotted: { isDeed: true },
  stalled: { isDeed: true },
  announced: { isDeed: true },
  refused: { isDeed: true },
  capsLapsed: PLAIN,
  smokeThinned: PLAIN,
  capsReset: PLAIN,
  reinforced: PLAIN,
  declared: PLAIN,
  initiativeTied: PLAIN,
  hasInitiative: PLAIN,
  concluded: PLAIN,
  paid: PLAIN,
  apLost: PLAIN,
  exposed: PLAIN,
  pulledOut: PLAIN,
  wireCrushed: PLAIN,
  mineRevealed: PLAIN,
  spotted: PLAIN,
  markerShown: PLAIN,
  scored: PLAIN,
  boggedDown: PLAIN,
  eventDrawn: { landmark: 'event' },
  roundsChanged: PLAIN,
  drifted: PLAIN,
  dugIn: PLAIN,
  hastyTaken: PLAIN,
  cleared: PLAIN,
  mineLaid: PLAIN,
  trackAdvanced: PLAIN,
  aiOrdered: PLAIN,
  cardHexDrawn: PLAIN,
  commandCardLeft: PLAIN,
  commandCardsBack: PLAIN,
  roundCutShort: PLAIN,
  draftRolled: PLAIN,
  draftTied: PLAIN,
  draftWon: PLAIN,
  roleTaken: PLAIN,
  boardLaid: PLAIN,
  edgeTaken: PLAIN,
  deckTaken: PLAIN,
  handDealt: PLAIN,
  halfPlayed: PLAIN,
  lastCardsDiscarded: PLAIN,
  draftCleared: PLAIN,
  fewestUnits: PLAIN,
  capsSet: PLAIN,
  draftDone: PLAIN,
  tileExecuted: PLAIN,
  tileLeapt: PLAIN,
  cupDrawn: PLAIN,
  cupReturned: PLAIN,
  truckWaits: PLAIN,
  fortRaised: PLAIN,
  sideAChosen: PLAIN,
  drewTwo: PLAIN,
  putBackOnTop: PLAIN,
  sideRolled: PLAIN,
  tilesPulled: PLAIN,
  postureSet: PLAIN,
  tilePlaced: PLAIN,
  defaultStands: PLAIN,
  lowRiskUnits: PLAIN,
  orderDeckMade: PLAIN,
  orderCardAdded: PLAIN,
  orderCardRemoved: PLAIN,
  orderDeckShuffled: PLAIN,
  endMarkerPlaced: PLAIN,
  drawCupFilled: PLAIN,
  rumorCupFilled: PLAIN,
  rumorsWithdrawn: PLAIN,
  mineRumored: PLAIN,
  strikesByTile: PLAIN,
  molotovGiven: PLAIN,
  truckRouted: PLAIN,
  fewerCaps: PLAIN,
  objectivesNamed: PLAIN,
  boardSwitched: PLAIN,
  cardsChanged: PLAIN,
  conditionPlayed: PLAIN,
  conditionsDrawn: PLAIN,
  counterShifted: PLAIN,
  cardsLeftOut: PLAIN,
  tileIdle: PLAIN,
  defenseDrawn: PLAIN,
  defensePlaced: PLAIN,
  edgeAdded: PLAIN,
  entryPutOff: PLAIN,
  exitNamed: PLAIN,
  initiativeGiven: PLAIN,
  keptOff: PLAIN,
  markerPlaced: PLAIN,
  optionHolds: PLAIN,
  partIgnored: PLAIN,
  putInside: PLAIN,
  startCapsChanged: PLAIN,
  unitPlaced: PLAIN,
  unitsNamed: PLAIN,
  unitsReceived: PLAIN,
  weaponReceived: PLAIN,
};

export function rankOf({ key }: BearEvent): number | null {
  return EVENT_TRAITS[key].rank ?? null;
}

export function tipOf(seen: Seen, event: BearEvent): TipName | undefined {
  if (event.key === 'paid') return event.caps > 0 ? 'caps' : undefined;
  if (event.key === 'rolled') return event.caps > 0 ? 'dice' : undefined;
  if (event.key === 'attacked') return tipOfAttack(seen, event.unit, event.at);
  return EVENT_TRAITS[event.key].tip;
}

/** The view may be later than the event, but the attacker has not moved since. */
function tipOfAttack(seen: Seen, unit: UnitId, at: HexId): TipName | undefined {
  const from = seen.view.units[unit]?.at ?? -1;
  if (from === -1) return undefined;
  const distance = distanceBetween(seen.tables, from, at);
  if (distance === 0) return 'closeCombat';
  return distance > rangeOf(seen, unit).max ? 'longRange' : undefined;
}
