import type { CoreState, CoreView, GameSystem, Io, Pile, PileView, Streams } from '@sandtable/kernel';
import type { BattleMap } from './battle-map.ts';
import type { Phase } from './battlecard.ts';
import type { Corps, CorpsView, Side, Unit, UnitView } from './forces.ts';
import type { LimanowaEvent } from './event.ts';
import type { LimanowaFigures, LimanowaTraits, LimanowaWord, VerbName } from './speech.ts';
import type { DieProfile, Pack } from './pack.ts';
import type { LimanowaFrame } from './frame.ts';
import type { HexId } from './ids.ts';
import type { MatchOptions } from './options.ts';
import type { Goal, Grade } from './mission.ts';
import type { Turn, TurnView } from './turn.ts';

/** L11a, L11b: held by the unit in its hex. */
export interface Objective {
  readonly at: HexId;
  readonly grade: Grade;
}

/** The part of a mission that stays fixed during the match. */
export interface Terms {
  readonly map: string;
  readonly limit: number;
  readonly goal: Goal;
  readonly objectives: readonly Objective[];
}

/** `score` is the players' VP in a mission, and 0 in a versus match. */
export interface Ending {
  readonly rule: 'L13a' | 'L11d';
  readonly why: 'done' | 'time' | 'nobodyLeft' | 'objectives' | 'knockedOut' | 'points';
  /** Null if the AI has won. */
  readonly side: Side | null;
  readonly score: { readonly level: number; readonly speed: number };
}

/** LS2.5: the AI's three piles of contra cards. */
export type AiPiles<P> = Readonly<Record<Phase, P>>;

/** A match as one audience sees it; unknown things are null. */
export interface View extends CoreView {
  readonly frames: readonly Readonly<LimanowaFrame>[];
  readonly options: MatchOptions;
  readonly terms: Terms;
  /** From 1. */
  readonly round: number;
  readonly corps: readonly CorpsView[];
  readonly units: readonly UnitView[];
  readonly turn: TurnView;
  /** Against the AI only support cards (LS2.3a), otherwise all. */
  readonly deck: PileView;
  /** Null without an AI. */
  readonly piles: AiPiles<PileView> | null;
  readonly ended: Ending | null;
}

/** The whole match, mutable. */
export interface State extends View, CoreState {
  readonly frames: LimanowaFrame[];
  readonly random: Streams;
  round: number;
  readonly corps: readonly Corps[];
  readonly units: readonly Unit[];
  turn: Turn;
  readonly deck: Pile;
  readonly piles: AiPiles<Pile> | null;
  ended: Ending | null;
}

/** A view or state with its pack, map and die. */
export interface Battle<V extends View> {
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly die: DieProfile;
  readonly view: V;
}

/** Judgements take a `Seen`, resolutions a `Held`. */
export type Seen = Battle<View>;
export type Held = Battle<State>;

export interface Limanowa {
  readonly options: MatchOptions;
  readonly view: View;
  readonly state: State;
  readonly event: LimanowaEvent;
  readonly seen: Seen;
  readonly held: Held;
  readonly frame: LimanowaFrame;
  readonly word: LimanowaWord;
  readonly figures: LimanowaFigures;
  readonly traits: LimanowaTraits;
  readonly verb: VerbName;
  readonly note: LimanowaNotes[keyof LimanowaNotes];
}

/** Notes of a trace. A module that adds a kind of note declares its type here. */
export interface LimanowaNotes {}

export type LimanowaIo = Io<LimanowaEvent, Limanowa['note']>;
export type LimanowaSystem = GameSystem<Limanowa>;
