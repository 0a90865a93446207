import { FOOT_ART, type MapPicture, type PiecePicture, type SideLook } from '@sandtable/board';
import { hexInColumns } from '@sandtable/hex';
import type { OutpostView } from '@sandtable/kernel/testing';
import { type Field, NO_FIELD } from '../../face/field.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import type { Saying } from '../../saying/saying.ts';
import { neededFor } from './speech.ts';

const COLUMNS = 4;
const SPACES = Array.from({ length: 12 }, (_space, index) => index);

function nameOf(space: number): string | undefined {
  return SPACES.includes(space) ? `${'abcd'.charAt(space % COLUMNS)}${1 + Math.floor(space / COLUMNS)}` : undefined;
}

const MAP: MapPicture = {
  top: 'flat',
  seed: 'outpost',
  sheets: [],
  hexes: SPACES.map((space) => {
    const id = nameOf(space) ?? '';
    const hex = hexInColumns({ column: space % COLUMNS, row: Math.floor(space / COLUMNS) });
    return { hex, id, label: id, words: id, isInPlay: true, terrain: 'open', level: 0, roads: [], walls: [] };
  }),
};

const SIDES: readonly [SideLook, SideLook] = [
  { id: 'red', body: 'straw', mark: 'shield', dot: 'disc' },
  { id: 'blue', body: 'sky', mark: 'cockade', dot: 'square' },
];

function pieceOf({ squads }: OutpostView, squad: number): PiecePicture {
  const { side = 0, at = -1, spent = false } = squads[squad] ?? {};
  return {
    id: `u${squad + 1}`,
    at: nameOf(at) ?? '',
    side: SIDES[side],
    art: FOOT_ART.rifle,
    number: String(squad + 1),
    words: `Squad ${squad + 1}`,
    facing: null,
    figures: [],
    largeFigures: [],
    signs: [],
    spent,
    stamp: null,
    badges: [],
    isGhost: false,
  };
}

export function outpostField(view: OutpostView, sayingOf: (words: readonly string[]) => Saying): Field {
  const { squads, players } = view;
  const sideOf = (seat: string): number => players.findIndex((player) => player.seat === seat);
  const squadsOf = (seat: string): number[] =>
    squads.flatMap(({ side, at }, squad) => (side === sideOf(seat) && at >= 0 ? [squad] : []));
  return {
    ...NO_FIELD,
    hasMap: true,
    map: () => MAP,
    hexName: nameOf,
    hexNamed: (name) => SPACES.findIndex((space) => nameOf(space) === name),
    unitNamed: (piece) => squads.findIndex((_squad, place) => `u${place + 1}` === piece),
    unitWord: (unit) => (squads[unit] === undefined ? undefined : `u${unit + 1}`),
    hexOfUnit: (unit) => squads[unit]?.at ?? -1,
    isLost: (unit) => squads[unit]?.at === -1,
    hexesOf: (seat) => squadsOf(seat).flatMap((squad) => nameOf(squads[squad]?.at ?? -1) ?? []),
    unitsOf: (seat) => {
      const rows = squadsOf(seat).map((unit) => ({
        unit,
        word: `u${unit + 1}`,
        name: 'Squad',
        note: '',
        state: '',
        brief: '',
      }));
      return [{ title: 'Squads', aside: `${rows.length} left`, rows }];
    },
    piece: (unit) => pieceOf(view, unit),
    pieces: () => squads.flatMap(({ at }, squad) => (at < 0 ? [] : [pieceOf(view, squad)])),
    hints: (words) =>
      [...clickablesOf(sayingOf(words)).hexes].map(([hex, [entry]]) => {
        const at = nameOf(hex) ?? '';
        const needed = entry === undefined ? null : neededFor(view, entry.words);
        return needed === null
          ? { kind: 'move', at, text: '', barred: false }
          : { kind: 'fire', at, text: `${needed}+` };
      }),
    ground: (hex) => ({ text: nameOf(hex) ?? '', lines: [] }),
    hexWord: (words, hex) => {
      const entries = clickablesOf(sayingOf(words)).hexes.get(hex) ?? [];
      const text = entries.map(({ label }) => label).join(', ');
      return { tone: entries.length > 0 ? 'open' : 'barred', text, why: [], lines: [] };
    },
  };
}
