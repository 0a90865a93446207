import type { Point } from '@sandtable/hex';
import { type Hit, hitAt, isOnFan } from '../draw/stack.ts';
import { APOTHEM, type Box, centreById, HEX_SIZE, HEX_WIDTH } from '../draw/plane.ts';
import { type Look, pictureBox, sceneParts } from '../draw/scene.ts';
import type { MapPicture } from '../model.ts';
import type { HexRing } from '../model-overlay.ts';
import type { BoardOptions, BoardWidget, Press } from './board-options.ts';
import { type Camera, toScreen } from './camera.ts';
import { makeCanvas } from './canvas.ts';
import { firstHex, obey, readKey } from './keys.ts';
import { listenToShift, makeGlass } from './glass.ts';
import { fightOf } from './opening.ts';
import { type ActiveDrag, listenToPointer } from './pointer.ts';
import { makeMinimap } from './minimap.ts';
import { makePlayer } from './player.ts';
import { hexWords, makeReadout } from './readout.ts';
import { makeStage } from './stage.ts';
import { makeView, type CameraState } from './view.ts';

let mounted = 0;
/** The default longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE = 300;

export function mountBoard(host: HTMLElement, map: MapPicture, options: BoardOptions): BoardWidget {
  const { theme, turning = 'upright' } = options;
  const stage = makeStage(host, options.label);
  const readout = makeReadout(host, options.listLabel);
  const look: Look = {
    theme,
    turning,
    hexPixels: HEX_WIDTH,
    fanned: null,
    hidesPieces: false,
    ids: `board${++mounted}-`,
  };
  const canvas = makeCanvas(stage, map, look, () => {
    minimap?.update();
    glass.update();
    readAloud();
  });
  let listed: readonly unknown[] = [];
  /** Selections are not in the list, so update it only when something has moved. */
  function readAloud(): void {
    const { plane, told } = canvas;
    const lies = [plane, told.markers, ...told.pieces];
    if (lies.length === listed.length && lies.every((each, index) => each === listed[index])) return;
    listed = lies;
    readout.show(plane.map, told);
  }
  readAloud();
  const box = () => pictureBox(canvas.plane);
  const player = makePlayer(stage, canvas);
  const glass = makeGlass(host, canvas);
  const minimap = options.hasMinimap === true ? makeMinimap(host, canvas, () => view) : undefined;
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  const lookers = new Set<() => void>();
  const lookThrough = (shown: CameraState): void => {
    ({ camera } = shown);
    stage.look(shown.camera, box(), shown.isMoving);
    if (!shown.isMoving) canvas.setLook({ hexPixels: shown.hexPixels });
    minimap?.look(shown);
    magnify(null);
    for (const tell of lookers) tell();
  };
  const fight = () => fightOf(canvas.plane, canvas.scene);
  const view = makeView({ box, fight }, lookThrough, { below: options.coveredBelow, corner: minimap?.size });
  let hasGlass = false;
  /** With touch the map moves under a fixed glass; with a mouse the glass moves over the map. */
  function magnify(at: Point | null): void {
    // Reading the size lays out the whole page, so skip it while there is no glass.
    if (!hasGlass) return;
    const { clientWidth, clientHeight } = stage.surface;
    const middle = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
    glass.show(middle, view.toDrawing(middle));
  }
  let hovered: string | null = null;
  let cursor: string | null = null;
  let hasFocus = false;

  const hitUnder = (at: Point): Hit => hitAt(canvas.plane, canvas.pieces, canvas.look.fanned, view.toDrawing(at));
  const isClosedPile = ({ hex, piece }: Hit): boolean =>
    hex !== null && piece !== null && canvas.look.fanned !== hex && canvas.isPile(hex);

  function drawRings(): void {
    const rings: HexRing[] = [];
    const isOpen = canvas.look.fanned === hovered;
    if (hovered !== null && !isOpen) rings.push({ kind: 'ring', at: hovered, ring: 'hover' });
    if (hasFocus && cursor !== null) rings.push({ kind: 'ring', at: cursor, ring: 'focus' });
    canvas.setRings(rings);
  }

  /** Only the ring: no hex is under a finger that was lifted. */
  function point(hex: string | null): void {
    if (hovered === hex) return;
    hovered = hex;
    drawRings();
  }

  /** What is dragged over a stack does not spread it. */
  function hover(at: Point | null, isDrag = false): void {
    const { fanned } = canvas.look;
    const hasLeft = at === null || !isOnFan(canvas.plane, canvas.pieces, fanned, view.toDrawing(at));
    if (fanned !== null && hasLeft) canvas.setLook({ fanned: null });
    const hit: Hit = at === null ? { hex: null, piece: null } : hitUnder(at);
    if (isClosedPile(hit) && !isDrag) canvas.setLook({ fanned: hit.hex });
    hovered = hit.hex;
    drawRings();
    if (at !== null) magnify(at);
    options.onHover?.(hit);
  }

  /** A press on a stack fans it out first: only then is it clear which piece is meant. */
  function press(hit: Hit, by: Press['by'], button: Press['button']): void {
    if (by === 'touch') point(button === 'other' ? hit.hex : null);
    // A long press, or the key for a menu, asks about the whole hex.
    if (by !== 'mouse' && button === 'other') return options.onPress?.({ ...hit, by, button, spreads: false });
    const opens = isClosedPile(hit);
    if (opens || hit.hex !== canvas.look.fanned) canvas.setLook({ fanned: opens ? hit.hex : null });
    options.onPress?.({ hex: hit.hex, piece: opens ? null : hit.piece, by, button, spreads: opens });
  }

  function isInside({ x, y }: Point): boolean {
    const { clientWidth, clientHeight } = stage.surface;
    return x >= 0 && y >= 0 && x < clientWidth && y < clientHeight;
  }

  function grab(at: Point, by: 'mouse' | 'touch'): ActiveDrag | null {
    const drag = options.onDrag?.(hitUnder(at), by) ?? null;
    if (drag === null) return null;
    const wayTo = (to: Point): Point => ({ x: to.x - at.x, y: to.y - at.y });
    const hitOn = (to: Point): Hit => (isInside(to) ? hitUnder(to) : { hex: null, piece: null });
    return {
      move: (to) => {
        hover(to, true);
        drag.move(hitOn(to), wayTo(to), to);
      },
      drop: (to) => {
        point(null);
        if (isInside(to)) drag.drop(hitOn(to), wayTo(to));
        else drag.cancel();
      },
      cancel: () => {
        point(null);
        drag.cancel();
      },
    };
  }

  function boxOf(hex: string): Box | null {
    const middle = centreById(canvas.plane, hex);
    if (middle === undefined) return null;
    const [half, high] = canvas.plane.layout.top === 'flat' ? [HEX_SIZE, APOTHEM] : [APOTHEM, HEX_SIZE];
    const { x, y } = toScreen(camera, { x: middle.x - half, y: middle.y - high });
    return { x, y, width: 2 * half * camera.scale, height: 2 * high * camera.scale };
  }

  function setCursor(hex: string | null): void {
    const isBack = hex === cursor && !hasFocus;
    cursor = hex;
    const at = hex === null ? undefined : centreById(canvas.plane, hex);
    if (hex === null || at === undefined) return;
    view.reveal(at);
    drawRings();
    if (options.onCursor === undefined) readout.say(hexWords(canvas.plane.map, canvas.told).get(hex) ?? '');
    options.onHover?.({ hex, piece: null });
    // The focus only returned to where it was.
    if (!isBack) options.onCursor?.(hex);
  }

  const stopPointer = listenToPointer(stage.surface, {
    pan: (by) => view.pan(by, true),
    zoom: (at, factor) => view.zoom(at, factor, true),
    rest: () => view.rest(),
    hover,
    grab,
    press: (at, by, button) => {
      const hit = hitUnder(at);
      cursor = hit.hex ?? cursor;
      press(hit, by, button);
    },
    doubleTime: () => options.doubleTime?.() ?? DOUBLE,
    doubleTap: (at) => {
      const hit = hitUnder(at);
      // The first tap fanned out a stack, so the second is about one of its pieces.
      if (hit.hex !== null && hit.hex === canvas.look.fanned) return press(hit, 'touch', 'main');
      options.onDoubleTap?.();
      view.fitNext();
    },
  });
  const letGo = ({ pointerType }: PointerEvent): void => void (pointerType === 'touch' && point(null));
  document.addEventListener('pointerdown', letGo, true);
  stage.surface.addEventListener('keydown', (event) => {
    const wish = readKey(event, canvas.plane.map.top);
    const { plane, pieces, scene } = canvas;
    const tabHexes = options.tabHexes?.() ?? scene.pieces.map(({ at }) => at);
    const pressHex = (hex: string, button: Press['button']) =>
      press({ hex, piece: pieces.findLast(({ at }) => at === hex)?.id ?? null }, 'key', button);
    const target = { plane, pieces, view, tabHexes, cursor, setCursor, press: pressHex };
    if (wish !== undefined && obey(wish, target)) event.preventDefault();
  });
  stage.surface.addEventListener('focus', () => {
    // Only keyboard users need the cursor's ring.
    if (!stage.surface.matches(':focus-visible')) return;
    setCursor(cursor ?? firstHex(canvas.plane, canvas.pieces));
    hasFocus = true;
    drawRings();
  });
  stage.surface.addEventListener('blur', () => {
    hasFocus = false;
    drawRings();
  });
  function reveal(hex: string | undefined): void {
    const at = hex === undefined ? undefined : centreById(canvas.plane, hex);
    if (at !== undefined) view.reveal(at);
  }
  let isOpen = false;
  const resized = new ResizeObserver(() => {
    view.resize({ width: stage.surface.clientWidth, height: stage.surface.clientHeight });
    if (!isOpen) reveal(options.opensOn?.());
    isOpen = true;
  });
  resized.observe(stage.surface);
  const stopShift = listenToShift(stage.surface, {
    show: (at) => glass.show(at, view.toDrawing(at)),
    hide: () => void (hasGlass || glass.hide()),
  });

  return {
    setMap: (next) => {
      player.finish();
      glass.hide();
      canvas.setMap(next);
      [hovered, cursor] = [null, null];
      drawRings();
      view.open();
    },
    setScene: (scene) => {
      player.finish();
      canvas.setScene(scene);
    },
    rehearse: (scene) => void sceneParts(canvas.plane, scene, canvas.look),
    play: (scene, passage) => player.play(scene, passage),
    finish: () => player.finish(),
    setTheme: (next) => {
      canvas.setLook({ theme: next });
      view.rest();
    },
    setTurning: (next) => canvas.setLook({ turning: next }),
    setSymbols: (symbols) => canvas.setLook({ symbols }),
    hidePieces: (hidesPieces) => canvas.setLook({ hidesPieces, fanned: null }),
    fit: () => view.fit(),
    fight: () => view.fight(),
    setMinimap: (isWanted) => {
      minimap?.want(isWanted);
      view.rest();
    },
    setGlass: (isOn) => {
      hasGlass = isOn;
      glass.hide();
      magnify(null);
    },
    zoom: (factor) => view.zoom(null, factor, false),
    reveal,
    aim: (hex) => {
      if (centreById(canvas.plane, hex) === undefined) return;
      cursor = hex;
      drawRings();
      reveal(hex);
    },
    glide: (hexes, above, time) =>
      view.glide(
        hexes.flatMap((hex) => centreById(canvas.plane, hex) ?? []),
        above,
        time,
      ),
    glideBack: (time) => view.glideBack(time),
    fillBelow: () => view.fillBelow(),
    makeRoom: (hex, room, time) => {
      const at = centreById(canvas.plane, hex);
      if (at !== undefined) view.makeRoom(at, room, time);
    },
    comeNear: (hex, time) => {
      const at = centreById(canvas.plane, hex);
      return at !== undefined && view.comeNear(at, time);
    },
    boxOf,
    onView: (listener) => {
      lookers.add(listener);
      return () => lookers.delete(listener);
    },
    remove: () => {
      view.stop();
      lookers.clear();
      resized.disconnect();
      stopPointer();
      document.removeEventListener('pointerdown', letGo, true);
      stopShift();
      player.finish();
      minimap?.remove();
      stage.remove();
      readout.remove();
    },
  };
}
