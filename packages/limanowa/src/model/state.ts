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

/** L11a, L11b: held by whoever stands there. */
export interface Objective {
  readonly at: HexId;
  readonly grade: Grade;
}

/** What a mission says; fixed for the match. */
export interface Terms {
  readonly map: string;
  readonly limit: number;
  readonly goal: Goal;
  readonly objectives: readonly Objective[];
}

/** How it ended. `score` is the players' VP of a mission, and 0 in a war. */
export interface Ending {
  readonly rule: 'L13a' | 'L11d';
  readonly why: 'done' | 'time' | 'nobodyLeft' | 'objectives' | 'knockedOut' | 'points';
  /** Null: the AI has won. */
  readonly side: Side | null;
  readonly score: { readonly level: number; readonly speed: number };
}

/** LS2.5: the AI's three piles of contra cards. */
export type AiPiles<P> = Readonly<Record<Phase, P>>;

/** A match as somebody sees it: what he does not know is null. */
export interface View extends CoreView {
  readonly frames: readonly Readonly<LimanowaFrame>[];
  readonly options: MatchOptions;
  readonly terms: Terms;
  /** The game round, from 1. */
  readonly round: number;
  readonly corps: readonly CorpsView[];
  readonly units: readonly UnitView[];
  readonly turn: TurnView;
  /** Against the AI: support cards alone (LS2.3a); else all. */
  readonly deck: PileView;
  /** Null where there is no AI. */
  readonly piles: AiPiles<PileView> | null;
  readonly ended: Ending | null;
}

/** The match itself: the view that knows everything, and may change. */
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

/** A view or state with what it is read by: its pack, its map with tables, and its die. */
export interface Battle<V extends View> {
  readonly pack: Pack;
  readonly map: BattleMap;
  readonly die: DieProfile;
  readonly view: V;
}

/** What judgements of a match take, and what its resolutions do. */
export type Seen = Battle<View>;
export type Held = Battle<State>;

/** The types of this game, for the kernel. */
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

/** What is noted down when somebody asks why. Whoever notes something adds its type here. */
export interface LimanowaNotes {}

export type LimanowaIo = Io<LimanowaEvent, Limanowa['note']>;
export type LimanowaSystem = GameSystem<Limanowa>;
