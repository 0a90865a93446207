import { type Battle, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import type { SoloTerms, SoloView, TrackSpace } from '../../model/solo/solo.ts';
import { enemyOf, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';

/** The terms and the state of a solo match. */
export interface SoloMatch {
  readonly terms: SoloTerms;
  readonly solo: SoloView;
}

/** Null if people play each other. */
function soloOf({ view }: Seen): SoloMatch | null {
  const { terms, solo } = view;
  return terms.solo === null || solo === null ? null : { terms: terms.solo, solo };
}

export function mustSolo(seen: Seen): SoloMatch {
  return soloOf(seen) ?? missing();
}

function missing(): never {
  throw new Error('there is no AI in this match');
}

export function isAiPlayer({ view }: Seen, player: PlayerId): boolean {
  return view.terms.solo?.ai === player;
}

/** The index of the player against the AI. */
export function soloPlayer(seen: Seen): PlayerId {
  const { ai } = mustSolo(seen).terms;
  return playerId(seen.view.players.findIndex((_player, place) => place !== ai));
}

/** Null if people play each other. */
export function aiSide(seen: Seen): Side | null {
  const { solo } = seen.view.terms;
  return solo === null ? null : playerOf(seen, solo.ai).side;
}

/** "AI" and "units" in the sense of the solo rules: visible units on the map, without passengers. */
export function aiOnMap(seen: Seen): UnitId[] {
  return onMap(seen, aiSide(seen));
}

/** The same with passengers. */
export function aiAndCarried(seen: Seen): UnitId[] {
  const side = aiSide(seen);
  return seen.view.roster.filter((unit) => unitOf(seen, unit).at !== NONE && sideOf(seen, unit) === side);
}

export function unitsOnMap(seen: Seen): UnitId[] {
  const side = aiSide(seen);
  return side === null ? [] : onMap(seen, enemyOf(side));
}

function onMap(seen: Seen, side: Side | null): UnitId[] {
  return seen.view.roster.filter((unit) => {
    const { at, carrier } = unitOf(seen, unit);
    return at !== NONE && carrier === NONE && sideOf(seen, unit) === side;
  });
}

export function isRumored(seen: Battle, unit: UnitId): boolean {
  return isRumor(typeOf(seen, unit));
}

/** The track space of the marker, if it has any content. */
export function spaceAt(seen: Seen): TrackSpace | undefined {
  const match = soloOf(seen);
  return match?.terms.track.find(({ space }) => space === match.solo.marker);
}

/** S5.0a, R-119: the units that act in the player's turn, or that his card is played on. */
export function noteActors(held: Held, player: PlayerId, units: readonly UnitId[]): void {
  const { solo } = held.view;
  if (solo !== null && !isAiPlayer(held, player)) solo.justActed = [...units];
}

/** After the AI's turn, or when the player gets another, nobody has just acted. */
export function forgetActors({ view: { solo } }: Held): void {
  if (solo !== null) solo.justActed = [];
}

/** +1 on every AI roll while its marker is on such a space. */
export function surplusOf(seen: Seen, player: PlayerId): number {
  if (!isAiPlayer(seen, player)) return 0;
  return spaceAt(seen)?.events.some(({ kind }) => kind === 'capSurplus') === true ? 1 : 0;
}
