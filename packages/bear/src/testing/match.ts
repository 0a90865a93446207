import { must } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { defaultPack } from '../content/pack.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { Bear, BearSystem } from '../model/battle/state.ts';
import { positionOf, type Scene } from './fire-field.ts';

export const pack = must(checkPack(defaultPack));

/** The game with our own pack. */
export const game: BearSystem = bear(pack);

/** What a test's match begins with, besides its units. */
export interface Opening extends Scene {
  /** Boards instead of bare ground. */
  readonly map?: object;
  /** German and Soviet CAPs. */
  readonly caps?: readonly [number, number];
  readonly turn?: 'german' | 'soviet';
  readonly rounds?: number;
  /** German and Soviet weapon cards with the units that have them: `grenades g03`. */
  readonly weapons?: readonly [readonly string[], readonly string[]];
  readonly hands?: readonly [readonly string[], readonly string[]];
  /** Every die in order; all must be rolled. */
  readonly dice?: readonly number[];
  /** The numbers of spent checks, in order. */
  readonly checks?: readonly number[];
  /** The kinds of hit markers drawn. */
  readonly hits?: readonly string[];
  /** Control Markers: hexes with the sides that hold them. */
  readonly controls?: readonly { readonly at: string; readonly side: 'german' | 'soviet' | null }[];
  /** The AI's part of the position. */
  readonly solo?: object;
  /** By default the game with our own pack. */
  readonly system?: BearSystem;
  /** Order Cards by place, for checks and for the AI: instead of `checks`. */
  readonly order?: readonly number[];
  /** Counters pulled from the Rumored Enemy cup, and the results of the AI's ties. */
  readonly cup?: readonly number[];
  readonly ties?: readonly number[];
  /** Record the AI's trace. */
  readonly tracing?: boolean;
}

export type BearMatch = Rehearsal<Bear>;

/**
 * A match from a few words: units as in `battleWith`, the turn of one side, dice and checks by script. `match.say('g03 fire
 * 3,0 caps:0')`, then look at its events. All that is scripted must be used by the end of the test.
 */
export function matchWith(units: string, opening: Opening = {}): BearMatch {
  const {
    map,
    caps = [0, 0],
    turn = 'german',
    rounds = 20,
    hands = [[], []],
    weapons = [[], []],
    dice,
    checks,
    hits,
    controls = [],
    solo = null,
    system = game,
    order,
    cup,
    ties,
    tracing = false,
  } = opening;
  const position = {
    ...positionOf(units, opening),
    ...(map === undefined ? {} : { map }),
    controls,
    solo,
    turn,
    rounds,
    players: {
      german: { caps: caps[0], hand: hands[0], weapons: weapons[0].map(weaponEntry) },
      soviet: { caps: caps[1], hand: hands[1], weapons: weapons[1].map(weaponEntry) },
    },
  };
  const script = new Script({
    ...(dice === undefined ? {} : { combat: dice }),
    ...(checks === undefined ? {} : { order: checkCards(checks) }),
    ...(order === undefined ? {} : { order }),
    ...(hits === undefined ? {} : { hits: hits.map(hitMarker) }),
    ...(cup === undefined ? {} : { rumor: cup }),
    ...(ties === undefined ? {} : { ai: ties }),
  });
  return new Rehearsal(system, { position }, { script, tracing });
}

function weaponEntry(text: string): object {
  const [card, unit] = text.split(' ');
  return unit === undefined ? { card } : { card, unit };
}

/** Distinct Order Cards with these numbers and no Remain Fresh sign. */
function checkCards(numbers: readonly number[]): number[] {
  const cards: number[] = [];
  for (const number of numbers) {
    const fits = pack.orderCards.findIndex(
      (card, place) => card.spentNumber === number && !card.remainsFresh && !cards.includes(place),
    );
    if (fits === -1) throw new Error(`no further Order Card with the number ${number}`);
    cards.push(fits);
  }
  return cards;
}

/** `pinned`, or `vehicle pinned` for one of the other pile. */
function hitMarker(name: string): number {
  const [kind, pile] = name.split(' ').toReversed();
  const wanted = pile ?? 'infantry';
  const place = pack.hitMarkers.findIndex((marker) => marker.kind === kind && marker.pile === wanted);
  if (place === -1) throw new Error(`no hit marker '${name}'`);
  return place;
}
