import type { Pack } from '@sandtable/bear';
import { type Facing, parseFacing } from '@sandtable/hex';
import type { MarkerPicture, PiecePicture } from '../src/index.ts';
import { pictureOfPiece, STATES } from './pieces.ts';
import { GERMAN, SOVIET } from './sides.ts';

/** counter, hex, facing, then what is the matter with it. */
const UNITS: readonly string[] = [
  'g01 G03 NE',
  'g02 G03 NE spent',
  'g09 G03 SE',
  'g03 F05 NE spent',
  'g19 E06 SE',
  'g16 G05 NE',
  'g21 H03 NE',
  'g28 H06 NE hit:pinned',
  'g39 G07 NE carrying',
  'g49 F08 SE',
  'g53 G09 NE spent',
  'g45 E08 SE hit:immobilized',
  'g57 I04 NE',
  'g37 H02 SE',
  'g33 J04 NE',
  'g42 I06 NE spent',
  's01 F10 NW',
  's02 F10 SW',
  's13 G10 SW spent',
  's17 E10 SW hit:suppressed',
  's20 H12 NW inside',
  's25 E14 SW',
  's28 D13 SW hasty',
  's48 G12 SW',
  's54 G14 NW spent',
  's41 F12 SW hit:suppressed',
  's37 I13 NW',
  's30 F14 SW',
  's31 I15 NW',
  's03 H08 NW exposed',
  'sr1 D15 N',
  'sr2 K11 N spent',
];

export function battlePieces(pack: Pack): PiecePicture[] {
  return UNITS.flatMap((line) => {
    const [word = '', at = '', way = '', ...more] = line.split(' ');
    const counter = pack.counters.find((each) => each.word === word);
    const facing = parseFacing(way);
    if (counter === undefined || !facing.ok) return [];
    const pile = counter.type.moveClass === 'foot' ? 'infantry' : 'vehicle';
    const kind = more.find((each) => each.startsWith('hit:'))?.slice(4);
    return pictureOfPiece(counter, {
      at,
      facing: facing.value,
      spent: more.includes('spent'),
      hit: pack.hitMarkers.find((hit) => hit.pile === pile && hit.kind === kind),
      states: STATES.filter((state) => more.includes(state)),
    });
  });
}

export function battleMarkers(): MarkerPicture[] {
  return [
    marker('flag', 'F10', { side: SOVIET, text: '2' }),
    marker('flag', 'G11', { text: '1' }),
    marker('flag', 'I08', { side: GERMAN, text: '1' }),
    marker('smoke', 'E09', { text: '+1' }),
    marker('denseSmoke', 'H09', { text: '+2' }),
    marker('trench', 'H12'),
    marker('bunker', 'E14', { facing: 4 }),
    marker('wire', 'F09'),
    marker('roadBlock', 'H13'),
    marker('mine', 'H10', { isHidden: true }),
  ];
}

interface More {
  readonly side?: MarkerPicture['side'];
  readonly text?: string;
  readonly facing?: Facing;
  readonly isHidden?: boolean;
}

function marker(
  kind: MarkerPicture['kind'],
  at: string,
  { side = null, text = '', facing, isHidden = false }: More = {},
): MarkerPicture {
  const whose = side === null ? kind : `${side.id} ${kind}`;
  return { kind, at, words: text === '' ? whose : `${whose} ${text}`, text, facing: facing ?? null, side, isHidden };
}
