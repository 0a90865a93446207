import { FIELD, type MapPicture, mountBoard, PAPER, type BoardWidget, type Press } from '@sandtable/board';
import { useEffect, useRef, useState } from 'react';
import { useSetting } from '../settings/settings.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { draftIn, isCovered, positionIn } from '../match/modes.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { hasMotion } from '../motion/pace.ts';
import { pressOn } from '../match/saying-actions.ts';
import { pressSight } from '../match/look-actions.ts';
import { useQuiet } from '../match/use-quiet.ts';
import { settleTime } from '../match/waiting.ts';
import { namedOnly, withoutNames } from '../scene/map-picture.ts';
import { savesData } from '../ui/idle.ts';
import { isPhone, layoutNow } from '../ui/page.ts';
import { dragFrom } from './drags.ts';
import { directMap, hurryBy } from './map-director.ts';
import { coveredBySheet } from './map-motion.ts';
import { mapNow } from './map-scene.ts';
import { readAhead } from './read-ahead.ts';

/** Milliseconds the map takes to come near. */
const GLIDE = 260;

/** Most milliseconds between the two taps of a double tap. */
const DOUBLE = 300;

/** The map. Mounted once; the ground changes only while the match is being generated. */
export function MapPane() {
  const store = usePlayStore();
  const host = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const board = useRef<BoardWidget>(null);
  const theme = useThemeName() === 'paper' ? PAPER : FIELD;
  // Mounted in its first theme; later themes are set on it. Drawing the ground takes long.
  const [firstTheme] = useState(theme);
  const turning = useSetting('counters');
  const symbols = useSetting('symbols');
  const isQuiet = useQuiet();
  const hasNames = useSetting('hexNames') === 'shown' && !isQuiet;
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  if (fault !== null) throw fault.error;

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const named = (picture: MapPicture): MapPicture =>
      hasNames ? picture : isQuiet ? namedOnly(picture, flagsOf(store)) : withoutNames(picture);
    // Null: where there is room.
    const unasked = isQuiet ? false : null;
    let beforePress = store.getState();
    const widget = mountBoard(element, named(mapNow(store.getState())), {
      theme: firstTheme,
      label: 'Map. Q W E A S D move the cursor from hex to hex, Tab goes through your units, Enter acts',
      listLabel: 'The map, hex by hex',
      onPress: (press) => {
        director.finish();
        if (comesNear(widget, store.getState(), press)) return;
        beforePress = store.getState();
        pressed(store, press);
      },
      onDoubleTap: () => unpress(store, beforePress),
      doubleTime: () => Math.min(DOUBLE, settleTime()),
      onDrag: (hit, by) => dragFrom(store, hit, by),
      onHover: ({ hex }) => hovered(store, hex),
      onCursor: (hex) => store.setState({ cursor: { hex: positionIn(store.getState()).hexNamed(hex) } }),
      tabHexes: () => ownHexes(store),
      hasMinimap: true,
      opensOn: () => middleOf(ownHexes(store)),
      coveredBelow: () => coveredBySheet(store.getState()),
    });
    board.current = widget;
    const director = directMap(store, {
      ...widget,
      setMap: (picture) => widget.setMap(named(picture)),
      onFault: (error) => setFault({ error }),
    });
    const layer = over.current;
    // Nor does the browser's own menu open over what stands on the map.
    const stopMenus = noMenuOn(layer);
    const { aim, boxOf, onView, glide, glideBack, makeRoom } = widget;
    const { play, finish } = director;
    const [fitFight, fitWhole] = [widget.fight, widget.fit];
    if (layer !== null)
      store.setState({
        map: { layer, aim, boxOf, onView, glide, glideBack, makeRoom, fitFight, fitWhole, play, finish },
      });
    const { hasMinimap, hasGlass } = store.getState();
    widget.setMinimap(hasMinimap ?? unasked);
    widget.setGlass(hasGlass);
    // Whoever wants to save gets nothing in advance.
    const stopAhead = savesData() ? null : readAhead(store, widget.rehearse);
    // During a draft the map always fits the room left for it; later the selected unit stays in sight.
    const fitting = new ResizeObserver(() => {
      if (draftIn(store.getState()) === null) revealUnit(widget, store.getState());
      else widget.fit();
    });
    fitting.observe(element);
    const stopHurry = hurryBy(element, director.finish);
    const stopShowing = store.subscribe((state, before) => {
      if (!isCovered(state)) showUnit(widget, state, before);
      if (state.stop === 'peek' && before.stop !== 'peek' && layoutNow() === 'narrow') widget.fillBelow();
      if (state.hasMinimap !== before.hasMinimap) widget.setMinimap(state.hasMinimap ?? unasked);
      if (state.hasGlass !== before.hasGlass) widget.setGlass(state.hasGlass);
    });
    return () => {
      stopAhead?.();
      fitting.disconnect();
      stopMenus();
      stopShowing();
      stopHurry();
      // First of all: nothing that comes now is played any more.
      store.setState({ map: null });
      director.stop();
      widget.remove();
      board.current = null;
    };
  }, [store, hasNames, isQuiet, firstTheme]);
  useEffect(() => {
    board.current?.setTheme(theme);
  }, [theme, hasNames, isQuiet]);
  useEffect(() => {
    board.current?.setTurning(turning === 'turned' ? 'tabletop' : 'upright');
  }, [turning, hasNames, isQuiet]);
  useEffect(() => {
    board.current?.setSymbols(symbols);
  }, [symbols, hasNames, isQuiet]);
  return (
    <>
      <div className="map" ref={host} data-testid="map" />
      <div className="map-over" ref={over} />
    </>
  );
}

/** Beside a real table a whole map of several boards stands on a phone: the first tap comes near, the next one hits its hex. */
function comesNear(widget: BoardWidget, { hands }: PlayState, { by, hex }: Press): boolean {
  return hands !== null && by === 'touch' && hex !== null && widget.comeNear(hex, hasMotion() ? GLIDE : 0);
}

/** On a small map, reveals a unit that was selected elsewhere. */
function showUnit(widget: BoardWidget, state: PlayState, before: PlayState): void {
  if (state.unit !== before.unit && isPhone()) revealUnit(widget, state);
}

function revealUnit(widget: BoardWidget, state: PlayState): void {
  if (state.unit === -1 || isCovered(state)) return;
  const position = positionIn(state);
  const hex = position.hexName(position.hexOfUnit(state.unit));
  if (hex !== undefined) widget.reveal(hex);
}

function pressed(store: PlayStore, { hex, piece, by, button, spreads }: Press): void {
  const position = positionIn(store.getState());
  const at = hex === null ? -1 : position.hexNamed(hex);
  store.setState({ hover: at });
  const unit = piece === null ? -1 : position.unitNamed(piece);
  const { hands } = store.getState();
  if (hands !== null) return hands.tap(at, unit);
  const isSighting = store.getState().sighting !== null;
  // A long press shows what is in the hex (as hover). The secondary mouse button selects the unit. Both open its orders.
  if (button === 'other' && (by !== 'mouse' || !isSighting)) {
    if (by === 'mouse' && unit !== -1) store.setState({ unit });
    if (!isSighting) void ordersAt(store, unit, by === 'mouse' ? -1 : at);
    return;
  }
  if (isSighting) return pressSight(store, at);
  if (unit !== -1) return pressOn(store, { unit }, { by });
  if (at !== -1) pressOn(store, { hex: at }, { by, spreads: spreads && by !== 'key' });
}

/** Takes back what the first of two taps has said, unless it has sent an order. */
function unpress(store: PlayStore, { moment, stage, unit, intent, refusal, sighting }: PlayState): void {
  const now = store.getState();
  if (now.moment !== moment || now.stage.kind !== 'saying' || stage.kind !== 'saying') return;
  store.setState({ stage, unit, intent, refusal, sighting, hover: -1 });
}

function hovered(store: PlayStore, hex: string | null): void {
  const at = hex === null ? -1 : positionIn(store.getState()).hexNamed(hex);
  if (store.getState().hover !== at) store.setState({ hover: at });
}

/** Loaded when the first counter is asked for its orders. */
async function ordersAt(store: PlayStore, unit: number, hex: number): Promise<void> {
  const { openMenu } = await import('./counter-menu-model.ts');
  openMenu(store, unit, hex);
}

function noMenuOn(layer: HTMLElement | null): () => void {
  const prevent = (event: Event): void => event.preventDefault();
  layer?.addEventListener('contextmenu', prevent);
  return () => layer?.removeEventListener('contextmenu', prevent);
}

/** What scores keeps its name, as towns do. */
function flagsOf(store: PlayStore): readonly string[] {
  return positionIn(store.getState())
    .markers()
    .flatMap(({ kind, at }) => (kind === 'flag' ? [at] : []));
}

function middleOf(hexes: readonly string[]): string | undefined {
  return hexes[Math.floor(hexes.length / 2)];
}

/** The hexes of the player's own units, those that can still act first. */
function ownHexes(store: PlayStore): readonly string[] {
  const state = store.getState();
  return positionIn(state).hexesOf(state.moment.seat);
}
