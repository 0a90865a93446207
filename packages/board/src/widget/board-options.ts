import type { Point } from '@sandtable/hex';
import type { Symbols } from '../draw/detail.ts';
import type { Hit } from '../draw/stack.ts';
import type { Box } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import type { Theme } from '../draw/theme.ts';
import type { MapPicture, Scene } from '../model.ts';
import type { Passage } from '../model-motion.ts';

/** A press on the board: what lies there and how it was pressed. */
export interface Press extends Hit {
  readonly by: 'mouse' | 'touch' | 'key';
  /** The other one: right button, or a long press. */
  readonly button: 'main' | 'other';
  /** It has spread out a pile: which of its pieces is meant is not known yet. */
  readonly spreads: boolean;
}

/** A drag that does something else than to move the map: it is told what lies under the pointer, and from where to where it went. */
export interface Drag {
  move(hit: Hit, by: Point): void;
  /** Hands are off. */
  drop(hit: Hit, by: Point): void;
  /** A second finger has come: the map is meant after all. */
  cancel(): void;
}

export interface BoardOptions {
  readonly theme: Theme;
  readonly turning?: Look['turning'];
  /** Said of the whole board and of its list of hexes. */
  readonly label: string;
  readonly listLabel: string;
  readonly onPress?: (press: Press) => void;
  /** Asked where a drag begins; null: it moves the map. A press without a drag stays a press. */
  readonly onDrag?: (hit: Hit) => Drag | null;
  /** Also for the cursor of the keyboard. */
  readonly onHover?: (hit: Hit) => void;
  /** A small map in the corner while the map is seen only in part. */
  readonly hasMinimap?: boolean;
  /** Pixels at the lower edge that something else covers: a hex that is brought into sight comes above it. */
  readonly coveredBelow?: () => number;
  /** A hex that is in sight when the board opens, where it cannot show all of them. */
  readonly opensOn?: () => string | undefined;
  /** The hexes that the Tab key goes through, in order; without it, all that hold a piece. */
  readonly tabHexes?: () => readonly string[];
}

export interface BoardWidget {
  /** Another map, without a scene. */
  setMap(map: MapPicture): void;
  /** At once; what was still moving is cut short. */
  setScene(scene: Scene): void;
  /**
   * By way of what happens in between. It is over when the scene stands: then, or when something else was shown. Told and
   * pressed is from the first what will stand there.
   */
  play(scene: Scene, passage: Passage): Promise<void>;
  /** Cuts short what is moving: the scene that it leads to stands at once. */
  finish(): void;
  setTheme(theme: Theme): void;
  setTurning(turning: Look['turning']): void;
  setSymbols(symbols: Symbols): void;
  /** Lifts the counters off to show the ground. */
  hidePieces(hides: boolean): void;
  fit(): void;
  zoom(factor: number): void;
  /** Brings a hex into sight if it is not. */
  reveal(hex: string): void;
  /** Where a hex is seen, in pixels of the element that the board fills, also out of sight; null for one that is not on the map. */
  boxOf(hex: string): Box | null;
  /** Told at every movement of the map, after it. Gives back what ends it. */
  onView(listener: () => void): () => void;
  /** Takes the board out of the page. */
  remove(): void;
}
