import type { Counter, Pack } from '@sandtable/bear';
import type { Figure, LargePlace, PiecePicture } from '../src/index.ts';

type UnitType = Counter['type'];
type HitMarker = Pack['hitMarkers'][number];

const MOVES = {
  foot: { ink: 'red', foot: 'boot' },
  wheeled: { ink: 'green', foot: 'wheel' },
  tracked: { ink: 'blue', foot: 'track' },
} as const;

/** The numbers of a counter at the places where this game has them. */
export function figuresOf(type: UnitType, hit: HitMarker | undefined): Pick<PiecePicture, 'figures' | 'largeFigures'> {
  const { attackCost, indirectCost, wheelBonus, trackBonus } = type;
  const pips = [{ count: wheelBonus, ink: 'green' } as const, { count: trackBonus, ink: 'blue' } as const];
  const ahead = defense(type, hit, 'front');
  const fires = [fire(type, hit, 'red'), fire(type, hit, 'blue')].flat();
  const all: readonly (Figure | null)[] = [
    attackCost === null
      ? null
      : { place: 'topLeft', ink: 'black', back: type.turret ? 'ring' : undefined, ...now(attackCost, hit?.attackCost) },
    indirectCost === null ? null : { place: 'upperLeft', ink: 'black', text: `(${indirectCost})` },
    {
      place: 'topRight',
      ...MOVES[type.moveClass],
      pips: pips.filter(({ count }) => count > 0),
      ...now(type.moveCost, hit?.moveCost),
    },
    ...fires,
    rangeOf(type, hit),
    { place: 'lowerRight', ...defense(type, hit, 'flank') },
    { place: 'bottomRight', ...ahead },
  ];
  return {
    figures: all.filter((figure) => figure !== null),
    largeFigures: [...bestOf(fires), { ...ahead, place: 'right', change: undefined }],
  };
}

function now(printed: number, more = 0): Pick<Figure, 'text' | 'change'> {
  return { text: String(printed + more), change: more === 0 ? undefined : more > 0 ? 'more' : 'less' };
}

function fire({ firepower, whiteBox }: UnitType, hit: HitMarker | undefined, ink: 'red' | 'blue'): Figure[] {
  const [printed, more] = [firepower[ink], hit?.firepower[ink]];
  if (printed === null || more === null) return [];
  const place = ink === 'red' ? 'lowerLeft' : 'bottomLeft';
  return [{ place, ink, back: whiteBox[ink] ? 'box' : undefined, ...now(printed, more) }];
}

function bestOf(fires: readonly Figure[]): Figure<LargePlace>[] {
  const [best] = fires.toSorted((a, b) => Number(b.text) - Number(a.text));
  if (best === undefined) return [];
  const { text, ink } = best;
  return [{ place: 'left', text, ink, back: ink === 'blue' ? 'bar' : undefined }];
}

function rangeOf({ range: { min, max } }: UnitType, hit: HitMarker | undefined): Figure | null {
  if (max === 0) return null;
  const range = hit?.range ?? max;
  const least = Math.min(min, range - 1);
  const text = least > 0 ? `${least}-${range}` : String(range);
  return { place: 'bottom', ink: 'black', back: 'lozenge', ...now(max, range - max), text };
}

/** Armour is blue and cut like plates, what is soft is red and round; in front it stands in a frame. */
function defense(type: UnitType, hit: HitMarker | undefined, face: 'flank' | 'front'): Omit<Figure, 'place'> {
  const { dr, colour } = type[face];
  const isArmoured = colour === 'blue';
  const plate = isArmoured ? 'cutPlate' : 'roundPlate';
  const frame = isArmoured ? 'cutFrame' : 'roundFrame';
  return { ink: isArmoured ? 'blue' : 'red', back: face === 'flank' ? plate : frame, ...now(dr, hit?.[face]) };
}
