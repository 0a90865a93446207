import type { Beat, Motion, Passage } from '@sandtable/board';
import type { Realm } from '@sandtable/kernel';
import { vi } from 'vitest';
import type { GameFace } from '../face/game.ts';
import { directMap, hurryBy } from '../map/map-director.ts';
import type { Table } from '../link/table.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { sitDown } from '../match/sitting.ts';
import { arrive } from '../match/turn-actions.ts';
import { directLink } from '../link/direct-link.ts';

/** A match on a screen whose map moves only when it is told to. */
export interface ScriptedScreen {
  readonly store: PlayStore;
  readonly board: ScriptedBoard;
  /** Puts the map on the page, and takes it off. */
  mount(): void;
  unmount(): void;
}

/** The parts of each motion, in order, as the real board reports them. */
const BEATS: Readonly<Record<Motion['kind'], readonly Beat[]>> = {
  slide: ['step'],
  shot: ['flight', 'impact'],
  barrage: ['flight'],
  stamp: ['dice', 'word'],
  check: ['card', 'bar'],
  spend: ['bar'],
  flip: ['flip'],
  fall: ['fall'],
  leave: ['leave'],
  mark: ['mark'],
  hoist: ['flag'],
};

export class ScriptedBoard {
  #playing: { readonly passage: Passage; readonly end: () => void } | null = null;
  /** What it was told to do. */
  readonly told: string[] = [];

  get passage(): Passage | null {
    return this.#playing?.passage ?? null;
  }

  /** Goes through every motion, beat by beat; the passage itself stays until `end`. */
  run(before: () => void, after: () => void): void {
    const passage = this.passage;
    for (const motion of passage?.motions ?? [])
      for (const beat of BEATS[motion.kind]) {
        before();
        passage?.onBeat?.(beat, motion);
        after();
      }
  }

  async end(): Promise<void> {
    this.#playing?.end();
    await settled();
  }

  readonly setScene = (): void => void this.told.push('scene');
  readonly setMap = (): void => void this.told.push('map');
  readonly fit = (): void => undefined;
  readonly reveal = (hex: string): void => void this.told.push(`see ${hex}`);
  readonly aim = (hex: string): void => void this.told.push(`aim ${hex}`);
  readonly onFault = (error: unknown): void => {
    throw error;
  };
  readonly play = (_scene: unknown, passage: Passage): Promise<void> => {
    this.told.push('play');
    return new Promise((resolve) => {
      this.#playing = { passage, end: resolve };
    });
  };
  readonly finish = (): void => {
    const over = this.#playing;
    this.#playing = null;
    over?.end();
  };
}

/** Waits until the link has answered everything. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** Stands for the page: whether it is hidden, whether anything may move, and what happens on it. */
export interface StubPage {
  hidden: boolean;
  readonly documentElement: { readonly dataset: Record<string, string> };
  fire(type: string, event?: object): void;
}

export function stubPage(): StubPage {
  const listeners = new Map<string, Set<(event: object) => void>>();
  const page = {
    hidden: false,
    documentElement: { dataset: {} },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    fire: (type: string, event: object = {}) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('Node', Map);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  return page;
}

export function openScripted<R extends Realm>(face: GameFace<R>, table: Table<R>): ScriptedScreen {
  const store = createPlayStore(sitDown(face, directLink(table)));
  // Its briefing has been read: everything waits for that.
  store.setState({ unbriefed: [] });
  // Components rendered to text read the state as it was at first.
  Object.assign(store, { getInitialState: store.getState });
  const board = new ScriptedBoard();
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  let stop = (): void => undefined;
  const mount = (): void => {
    const director = directMap(store, board);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- without a page there are no elements
    const layer = {} as HTMLElement;
    const { play, finish } = director;
    const nothing = (): void => undefined;
    const moves = { glide: nothing, glideBack: nothing, makeRoom: nothing, fitFight: nothing, fitWhole: nothing };
    const { aim } = board;
    store.setState({ map: { layer, aim, boxOf: () => null, onView: () => nothing, ...moves, play, finish } });
    const stopHurry = hurryBy(layer, finish);
    stop = () => {
      stopHurry();
      director.stop();
    };
  };
  const unmount = (): void => {
    store.setState({ map: null });
    stop();
  };
  mount();
  return { store, board, mount, unmount };
}
