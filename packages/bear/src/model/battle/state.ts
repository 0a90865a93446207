import {
  type CoreState,
  type CoreView,
  type GameSystem,
  type Io,
  type PackChoice,
  type Pile,
  type PileView,
  push,
  revivePile,
  type Seat,
  type Slot,
  type Streams,
} from '@sandtable/kernel';
import { type Draft, type DraftView, reviveDraft } from '../draft/draft.ts';
import type { DraftOptions } from '../draft/options.ts';
import { type CardId, cardId, type HexId, type PlayerId, type UnitId } from '../ids.ts';
import type { BattleOptions } from '../options.ts';
import type { PositionFile } from '../pack/position.ts';
import type { Side } from '../pack/unit-type.ts';
import { reviveSolo, type Solo, type SoloView } from '../solo/solo.ts';
import type { Battle, BattleView } from './battle.ts';
import type { BearEvent, Ending } from './event.ts';
import type { BearFigures } from './figures.ts';
import type { BearFrame } from './frame.ts';
import { type BuriedMine, type Control, type ControlView, makeControl, makeMarker, type MarkerView } from './marker.ts';
import { makePlayer, type Player, type PlayerView } from './player.ts';
import type { Terms } from './terms.ts';
import { copyUnit, type Unit, type UnitView } from './unit.ts';
import type { BearTraits, VerbName } from './verbs.ts';
import type { BearWord, ValueOf, WordOf } from './word.ts';

/** B7.7.3c: a unit entered a hex with enemies through `from`; they may not leave that way in their side's next turn. */
export interface Entrance {
  readonly side: Side;
  readonly at: HexId;
  readonly from: HexId;
}

/** B5.6: a unit that left the map, and the exit it may score for. */
export interface Leaver {
  readonly unit: UnitId;
  readonly exit: number;
}

/** A match as a viewer sees it. Unknown values are null; unknown hexes are -1. */
export interface View extends CoreView, BattleView {
  readonly frames: readonly Readonly<BearFrame>[];
  readonly options: MatchOptions;
  readonly terms: Terms;
  readonly round: number;
  readonly players: readonly PlayerView[];
  readonly vp: Readonly<Record<Side, number>>;
  readonly units: readonly UnitView[];
  readonly roster: readonly UnitId[];
  readonly markers: readonly MarkerView[];
  /** B18.3.3: hidden mines whose hexes the viewer does not know; undefined in a state. */
  readonly buried?: readonly BuriedMine[];
  readonly controls: readonly ControlView[];
  readonly entrances: readonly Entrance[];
  readonly leavers: readonly Leaver[];
  /** All four piles hold indices into the pack. */
  readonly actionDeck: PileView;
  readonly orderDeck: PileView;
  readonly infantryHits: PileView;
  readonly vehicleHits: PileView;
  /** S1.0: the AI's side; null if people play each other. */
  readonly solo: SoloView | null;
  /** G2: null for a printed mission or a position. */
  readonly draft: DraftView | null;
  readonly ended: Ending | null;
}

/** The match itself: a view with everything known, which may change. */
export interface State extends View, CoreState {
  readonly frames: BearFrame[];
  readonly random: Streams;
  /** A generation fills in the terms; an event may shorten the game. */
  terms: Terms;
  round: number;
  readonly players: readonly Player[];
  readonly vp: Record<Side, number>;
  readonly units: readonly Unit[];
  roster: readonly UnitId[];
  markers: readonly MarkerView[];
  controls: readonly Control[];
  entrances: readonly Entrance[];
  leavers: readonly Leaver[];
  readonly actionDeck: Pile;
  readonly orderDeck: Pile;
  readonly infantryHits: Pile;
  readonly vehicleHits: Pile;
  solo: Solo | null;
  readonly draft: Draft | null;
  ended: Ending | null;
}

/** Judgements take a Seen, resolutions a Held. */
export type Seen = Battle<View>;
export type Held = Battle<State>;

export interface Bear {
  readonly options: MatchOptions;
  readonly view: View;
  readonly state: State;
  readonly event: BearEvent;
  readonly seen: Seen;
  readonly held: Held;
  readonly frame: BearFrame;
  readonly word: BearWord;
  readonly figures: BearFigures;
  readonly traits: BearTraits;
  readonly verb: VerbName;
  readonly note: BearNotes[keyof BearNotes];
}

/** The notes taken for explanations. Modules that take notes add their types by declaration merging. */
export interface BearNotes {}

export type BearIo = Io<BearEvent, Bear['note']>;
export type BearSystem = GameSystem<Bear>;

/** A slot for words of one kind. `So` holds the values of the earlier words. */
export type BearSlot<So, K extends BearWord['kind']> = Slot<Seen, So, ValueOf<K>, WordOf<K>>;

export function pushFrame({ view }: Held, frame: BearFrame): void {
  push(view, frame);
}

/** Undefined once the deck has run out. */
export function drawCard(deck: Pile, io: BearIo): CardId | undefined {
  const card = io.draw(deck);
  return card === undefined ? undefined : cardId(card);
}

export function heldUnit({ view }: Held, unit: UnitId): Unit {
  return view.units[unit] ?? missing('unit', unit);
}

export function playerOf<P extends PlayerView>(
  { view }: { readonly view: { readonly players: readonly P[] } },
  player: PlayerId,
): P {
  return view.players[player] ?? missing('player', player);
}

export function ownerOf(held: Held, unit: UnitId): Player {
  return playerOf(held, heldUnit(held, unit).owner);
}

/**
 * G5.1: whose hand a seat plays from in a draft: its own, or in solo that of the side on turn; null once the draft
 * is over.
 */
export function draftedHand({ draft, frames, players }: View, seat: Seat): string | null {
  if (draft === null || draft.phase === 'done') return null;
  if (!draft.isSolo) return seat;
  const frame = frames.findLast(({ kind }) => kind === 'draft');
  const player = frame?.kind === 'draft' ? frame.order[frame.place] : undefined;
  return players[player ?? draft.initiative]?.side ?? players[0]?.side ?? null;
}

export function enemyOf(side: Side): Side {
  return side === 'german' ? 'soviet' : 'german';
}

function missing(what: string, place: number): never {
  throw new RangeError(`no ${what} ${place} in this match`);
}

/** The same state with every record remade by its factory. */
export function rebuild(plain: State): State {
  const { frames, random, options, terms, round, vp, roster, entrances, leavers, ended } = plain;
  return {
    frames,
    random,
    options,
    terms,
    round,
    players: plain.players.map(makePlayer),
    vp: { german: vp.german, soviet: vp.soviet },
    units: plain.units.map((unit) => copyUnit(unit, unit.hit)),
    roster,
    markers: plain.markers.map(makeMarker),
    controls: plain.controls.map(makeControl),
    entrances,
    leavers,
    actionDeck: revivePile(plain.actionDeck),
    orderDeck: revivePile(plain.orderDeck),
    infantryHits: revivePile(plain.infantryHits),
    vehicleHits: revivePile(plain.vehicleHits),
    solo: plain.solo === null ? null : reviveSolo(plain.solo),
    draft: plain.draft === null ? null : reviveDraft(plain.draft),
    ended,
  };
}

/** What a match is set up from: a mission, a position or a generation, and all options of the rules. */
export interface MatchOptions extends BattleOptions, PackChoice {
  readonly mission: string | null;
  readonly position: PositionFile | null;
  readonly draft: DraftOptions | null;
}
