import { FIELD, mountBoard, PAPER, type BoardWidget, type Press } from '@sandtable/board';
import { useEffect, useRef } from 'react';
import { makeDirector } from '../motion/director.ts';
import { hurryBy } from '../motion/hurry.ts';
import { mapPicture, withoutNames } from '../bear/scene/map-picture.ts';
import { useSetting, useSettingsStore } from '../settings/settings-store.ts';
import { useThemeName } from '../settings/use-theme.ts';
import { seenIn, seenOf } from '../match/asked.ts';
import { framesOf } from '../bear/film/frames-of.ts';
import { passageTo } from './map-motion.ts';
import { sceneNow } from './map-scene.ts';
import { coveredBySheet, pastFocus } from './past-focus.ts';
import { usePlayStore } from '../match/play-context.tsx';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { pressOn } from '../match/saying-actions.ts';
import { isPhone } from '../ui/use-phone.ts';
import { threadByDrag, threadFrom } from '../match/sight-actions.ts';

/** The map: mounted once, and from then on only what lies on it changes. */
export function MapPane() {
  const store = usePlayStore();
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<BoardWidget>(null);
  const theme = useThemeName() === 'paper' ? PAPER : FIELD;
  const turning = useSetting('counters');
  const symbols = useSetting('symbols');
  const hasNames = useSetting('hexNames') === 'shown';

  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const picture = mapPicture(seenOf(store.getState()));
    const widget = mountBoard(element, hasNames ? picture : withoutNames(picture), {
      theme: PAPER,
      label: 'Map. Q W E A S D move the cursor from hex to hex, Tab goes through your units, Enter acts',
      listLabel: 'The map, hex by hex',
      onPress: (press) => {
        director.finish();
        pressed(store, press);
      },
      onHover: ({ hex }) => hovered(store, hex),
      tabHexes: () => ownHexes(store),
      hasMinimap: true,
      opensOn: () => middleOf(ownHexes(store)),
      coveredBelow: () => coveredBySheet(store.getState()),
    });
    const director = makeDirector(widget, (isMoving) => store.setState({ isMoving }));
    board.current = widget;
    widget.setScene(sceneNow(store.getState()));
    const stopThread = threadByDrag(element, store);
    const stopHurry = hurryBy(element, director);
    const stop = store.subscribe((state, before) => {
      if (isOtherScene(state, before))
        director.show({
          scene: sceneNow(state),
          passage: passageTo(state, before),
          reveal: actorComing(state, before) ?? pastFocus(state, before),
        });
      showUnit(widget, state, before);
    });
    return () => {
      stop();
      stopThread();
      stopHurry();
      director.finish();
      widget.remove();
      board.current = null;
    };
  }, [store, hasNames]);
  useEffect(() => {
    board.current?.setTheme(theme);
  }, [theme, hasNames]);
  useEffect(() => {
    board.current?.setTurning(turning === 'turned' ? 'tabletop' : 'upright');
  }, [turning, hasNames]);
  useEffect(() => {
    board.current?.setSymbols(symbols);
  }, [symbols, hasNames]);
  return <div className="map" ref={host} data-testid="map" />;
}

const SHOWN = [
  'moment',
  'film',
  'past',
  'why',
  'whatIf',
  'words',
  'unit',
  'hasZones',
  'isBare',
  'sighting',
  'coming',
  'handing',
  'isSending',
] as const;

/** The pointer alone changes nothing, but for the line of sight. */
function isOtherScene(state: PlayState, before: PlayState): boolean {
  return (
    SHOWN.some((part) => state[part] !== before[part]) || (state.sighting !== null && state.hover !== before.hover)
  );
}

/** Where little of the map is seen at once, a unit that was chosen beside it is brought into sight. */
function showUnit(widget: BoardWidget, state: PlayState, before: PlayState): void {
  if (state.unit === before.unit || !isPhone()) return;
  const { map, view } = seenOf(state);
  const hex = map.names[view.units[state.unit]?.at ?? -1];
  if (hex !== undefined) widget.reveal(hex);
}

/** Once an entry of the AI the map goes to the one that acts, if it is out of sight. */
function actorComing({ engine, film }: PlayState, before: PlayState): string | null {
  if (film === null || film.moment === before.film?.moment || useSettingsStore.getState().settings.followAi === 'off')
    return null;
  const actor = framesOf(engine, film)[0]?.actor ?? -1;
  const { map, view } = seenIn(engine, film.before.view);
  return map.names[view.units[actor]?.at ?? -1] ?? null;
}

function pressed(store: PlayStore, { hex, piece, by, button }: Press): void {
  const { map, pack } = seenOf(store.getState());
  const at = hex === null ? -1 : (map.places.get(hex) ?? -1);
  store.setState({ hover: at });
  const unit = piece === null ? undefined : pack.counterPlaces.get(piece);
  if (store.getState().sighting !== null) return threadFrom(store, at);
  // The other button only asks.
  if (button === 'other') return store.setState(unit === undefined ? {} : { unit });
  const pressing = { title: hex ?? '', byTouch: by === 'touch' };
  if (unit !== undefined) return pressOn(store, { unit }, pressing);
  if (at !== -1) pressOn(store, { hex: at }, pressing);
}

function hovered(store: PlayStore, hex: string | null): void {
  const at = hex === null ? -1 : (seenOf(store.getState()).map.places.get(hex) ?? -1);
  if (store.getState().hover !== at) store.setState({ hover: at });
}

function middleOf(hexes: readonly string[]): string | undefined {
  return hexes[Math.floor(hexes.length / 2)];
}

/** Where the person's own units are, those first that can still act. */
function ownHexes(store: PlayStore): string[] {
  const state = store.getState();
  const { view, map } = seenOf(state);
  const player = view.players.findIndex(({ seat }) => seat === state.moment.seat);
  const own = view.roster
    .flatMap((unit) => view.units[unit] ?? [])
    .filter(({ owner, at }) => owner === player && at !== -1);
  return own.toSorted((a, b) => Number(a.spent) - Number(b.spent)).flatMap(({ at }) => map.names[at] ?? []);
}
