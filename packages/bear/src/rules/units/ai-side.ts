import { type Battle, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import type { SoloTerms, SoloView, TrackSpace } from '../../model/solo/solo.ts';
import { enemyOf, type Held, playerOf, type Seen } from '../../model/battle/state.ts';
import { isRumor, type Side } from '../../model/pack/unit-type.ts';

/** The terms of a solo match, and where it stands. */
export interface SoloMatch {
  readonly terms: SoloTerms;
  readonly solo: SoloView;
}

/** Null where people play each other. */
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

/** The one who plays against the AI, by place. */
export function soloPlayer(seen: Seen): number {
  const { ai } = mustSolo(seen).terms;
  return seen.view.players.findIndex((_player, place) => place !== ai);
}

/** The AI's side; null where people play each other. */
export function aiSide(seen: Seen): Side | null {
  const { solo } = seen.view.terms;
  return solo === null ? null : playerOf(seen, solo.ai).side;
}

/** "AI" and "units", as the solo rules call them: those on the map, as far as the viewer sees them, carried ones apart. */
export function aiOnMap(seen: Seen): number[] {
  return onMap(seen, aiSide(seen));
}

/** Those that are carried among them. */
export function aiAndCarried(seen: Seen): number[] {
  const side = aiSide(seen);
  return seen.view.roster.filter((unit) => unitOf(seen, unit).at !== NONE && sideOf(seen, unit) === side);
}

export function unitsOnMap(seen: Seen): number[] {
  const side = aiSide(seen);
  return side === null ? [] : onMap(seen, enemyOf(side));
}

function onMap(seen: Seen, side: Side | null): number[] {
  return seen.view.roster.filter((unit) => {
    const { at, carrier } = unitOf(seen, unit);
    return at !== NONE && carrier === NONE && sideOf(seen, unit) === side;
  });
}

export function isRumored(seen: Battle, unit: UnitId): boolean {
  return isRumor(typeOf(seen, unit));
}

/** The space the marker stands on, if there is anything on it. */
export function spaceAt(seen: Seen): TrackSpace | undefined {
  const match = soloOf(seen);
  return match?.terms.track.find(({ space }) => space === match.solo.marker);
}

/** S5.0a, R-119: who acts in the player's turn, or is the one that his card is for. */
export function noteActors(held: Held, player: PlayerId, units: readonly UnitId[]): void {
  const { solo } = held.view;
  if (solo !== null && !isAiPlayer(held, player)) solo.justActed = [...units];
}

/** Once the AI has had its turn, or the player has another, nobody has just acted. */
export function forgetActors({ view: { solo } }: Held): void {
  if (solo !== null) solo.justActed = [];
}

/** +1 on every die roll of the AI while its marker stands on such a space. */
export function surplusOf(seen: Seen, player: PlayerId): number {
  if (!isAiPlayer(seen, player)) return 0;
  return spaceAt(seen)?.events.some(({ kind }) => kind === 'capSurplus') === true ? 1 : 0;
}
