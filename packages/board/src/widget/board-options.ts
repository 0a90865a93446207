import type { Point } from '@sandtable/hex';
import type { Symbols } from '../draw/art.ts';
import type { Hit } from '../draw/stack.ts';
import type { Box } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import type { Theme } from '../draw/theme.ts';
import type { MapPicture, Scene } from '../model.ts';
import type { Passage } from '../model-motion.ts';
import type { Room } from './view.ts';

/** A press on the board: what is there, and how it was pressed. */
export interface Press extends Hit {
  readonly by: 'mouse' | 'touch' | 'key';
  /** `other` is the right button, a long press, or the key for a menu. */
  readonly button: 'main' | 'other';
  /** It fanned out a stack, so the piece is not known yet. */
  readonly spreads: boolean;
}

/** A drag that does not move the map. `hit` is what lies under the pointer, `by` the distance covered, `at` a position in the element. */
export interface Drag {
  move(hit: Hit, by: Point, at: Point): void;
  drop(hit: Hit, by: Point): void;
  /** Escape, a drop beyond the board, or a second finger, which makes it a pan or zoom: ignore the drag. */
  cancel(): void;
}

export interface BoardOptions {
  readonly theme: Theme;
  readonly turning?: Look['turning'];
  /** Labels of the board and of its list of hexes. */
  readonly label: string;
  readonly listLabel: string;
  readonly onPress?: (press: Press) => void;
  /** A double tap shows the fight, or the whole map. Its first tap was already reported as a press: undo that. */
  readonly onDoubleTap?: () => void;
  /** The longest time between the two taps, in milliseconds. */
  readonly doubleTime?: () => number;
  /** Called where a drag begins; null moves the map. A press without a drag stays a press. */
  readonly onDrag?: (hit: Hit, by: 'mouse' | 'touch') => Drag | null;
  /** Also called for the keyboard cursor. */
  readonly onHover?: (hit: Hit) => void;
  /** Called when the keyboard cursor moves. With this option the page announces the hex; otherwise the board does. */
  readonly onCursor?: (hex: string) => void;
  /** Shows a minimap in the corner while only part of the map is visible. */
  readonly hasMinimap?: boolean;
  /** Pixels covered at the lower edge: a revealed hex is moved above them. */
  readonly coveredBelow?: () => number;
  /** A hex to show when the board opens, if it cannot show them all. */
  readonly opensOn?: () => string | undefined;
  /** The hexes that Tab goes through, in order; by default all with a piece. */
  readonly tabHexes?: () => readonly string[];
}

export interface BoardWidget {
  /** Shows another map, without a scene. */
  setMap(map: MapPicture): void;
  /** Immediately; cuts short any motion. */
  setScene(scene: Scene): void;
  /** Draws a scene without showing it, so that the code is compiled when a scene like it is shown. */
  rehearse(scene: Scene): void;
  /**
   * Animates towards a scene. Resolves once it is shown, or replaced by another. The list and presses use the new scene from the
   * start.
   */
  play(scene: Scene, passage: Passage): Promise<void>;
  /** Cuts the motion short and shows the scene it leads to. */
  finish(): void;
  setTheme(theme: Theme): void;
  setTurning(turning: Look['turning']): void;
  setSymbols(symbols: Symbols): void;
  hidePieces(hides: boolean): void;
  fit(): void;
  /** Shows all pieces and objectives, as close up as possible. */
  fight(): void;
  /** Null shows the minimap where there is room. */
  setMinimap(isWanted: boolean | null): void;
  /** A magnifying glass that stays: under the mouse, or in the middle of the board. */
  setGlass(isOn: boolean): void;
  zoom(factor: number): void;
  /** Scrolls a hex into view if needed. */
  reveal(hex: string): void;
  /** Puts the keyboard cursor on a hex without announcing it, and scrolls the hex into view if needed. */
  aim(hex: string): void;
  /**
   * Glides until these hexes are in view, at least `above` pixels below the upper edge, in `time` milliseconds. Does nothing if
   * they are in view.
   */
  glide(hexes: readonly string[], above: number, time: number): void;
  /** Glides back to where the player had the map before, unless they have moved it since. */
  glideBack(time: number): void;
  /** Call when nothing covers the lower edge any more: moves the map so that no empty table shows there. */
  fillBelow(): void;
  /** Glides as little as possible to have this much room around a hex, in `time` milliseconds. */
  makeRoom(hex: string, room: Room, time: number): void;
  /** Glides close up to a hex too small for a fingertip, in `time` milliseconds; false if it is large enough, or not on the map. */
  comeNear(hex: string, time: number): boolean;
  /** The position of a hex in pixels of the board's element, visible or not; null if it is not on the map. */
  boxOf(hex: string): Box | null;
  /** Called after every movement of the map. Returns the function that unsubscribes. */
  onView(listener: () => void): () => void;
  remove(): void;
}
