import { explainGround, explainUnit, type MapPlan, printHex, printUnit, type Seen, type Side, terrainAt, typeOf, makeMap, type BattleMap, unitAt, sideOf, GRADE_NAMES } from '@sandtable/limanowa';
import type { MapPicture, MarkerPicture, PiecePicture, SideLook, TerrainName } from '@sandtable/board';
import { hexInRows } from '@sandtable/hex';

/** How the sides look. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  austria: { id: 'austria', body: 'sky', mark: 'shield', dot: 'square' },
  russia: { id: 'russia', body: 'straw', mark: 'cockade', dot: 'disc' },
};

const GROUNDS: Readonly<Record<string, TerrainName>> = {
  open: 'open',
  forest: 'heavyWoods',
  hill: 'open',
  town: 'woodBuilding',
};

const maps = new WeakMap<MapPlan, MapPicture>();

export function mapPictureOf(plan: MapPlan): MapPicture {
  const known = maps.get(plan) ?? drawn(makeMap(plan));
  maps.set(plan, known);
  return known;
}

export function mapPicture({ map }: Pick<Seen, 'map'>): MapPicture {
  return mapPictureOf(map.plan);
}

function drawn(map: BattleMap): MapPicture {
  return {
    top: 'pointy',
    seed: map.plan.id,
    sheets: [],
    hexes: Array.from({ length: map.terrain.length }, (_, hex) => {
      const terrain = terrainAt(map, hex);
      const id = printHex(map, hex);
      return {
        hex: hexInRows({ column: hex % map.columns, row: Math.floor(hex / map.columns) }),
        id,
        label: id,
        words: explainGround(map, hex),
        isInPlay: true,
        terrain: GROUNDS[terrain] ?? 'open',
        level: terrain === 'hill' ? 1 : 0,
        roads: ([0, 1, 2, 3, 4, 5] as const).filter((facing) => map.roads[6 * hex + facing] === 1),
        walls: [],
      };
    }),
  };
}

export function pieceOf(seen: Seen, unit: number): PiecePicture {
  const type = typeOf(seen, unit);
  const { at = -1, rp = 0 } = seen.view.units[unit] ?? {};
  return {
    id: printUnit(seen, unit),
    at: at === -1 ? '' : printHex(seen.map, at),
    side: SIDE_LOOKS[type.side],
    art: type.arm === 'artillery' ? 'fieldGun' : 'rifle',
    number: printUnit(seen, unit),
    words: explainUnit(seen, unit),
    facing: null,
    figures: [
      { place: 'topLeft', text: String(type.av), ink: 'red' },
      { place: 'topRight', text: String(type.dv), ink: 'blue' },
      { place: 'bottomRight', text: String(rp), ink: 'black' },
    ],
    largeFigures: [
      { place: 'left', text: String(type.av), ink: 'red' },
      { place: 'right', text: String(rp), ink: 'black' },
    ],
    signs: [],
    spent: false,
    stamp: null,
    badges: [],
    isGhost: false,
  };
}

export function piecesOf(seen: Seen, top: number): PiecePicture[] {
  const on = seen.view.units.flatMap(({ at }, unit) => (at === -1 || unit === top ? [] : [unit]));
  const all = (seen.view.units[top]?.at ?? -1) === -1 ? on : [...on, top];
  return all.map((unit) => pieceOf(seen, unit));
}

export function ghostOf(seen: Seen, unit: number, at: number): PiecePicture {
  const piece = pieceOf(seen, unit);
  return { ...piece, id: `${piece.id}-ghost`, at: printHex(seen.map, at), isGhost: true };
}

export function markersOf(seen: Seen): MarkerPicture[] {
  return seen.view.terms.objectives.map(({ at, grade }) => {
    const unit = unitAt(seen, at);
    return {
      kind: 'flag',
      at: printHex(seen.map, at),
      words: GRADE_NAMES[grade],
      text: '',
      facing: null,
      side: unit === -1 ? null : SIDE_LOOKS[sideOf(seen, unit)],
      isHidden: false,
    };
  });
}
