import {
  HIT_NAMES,
  isFoot,
  isRumor,
  NATIONS,
  NONE,
  type Seen,
  type Side,
  SIDES,
  type UnitId,
  unitId,
  type View,
} from '@sandtable/bear';
import { pieceOf } from '@sandtable/bear/pictures';
import { FACINGS } from '@sandtable/hex';
import { type PutRow, stepRow, type TrayGroup, type TrayItem } from '../../face/companion.ts';
import { takenOver } from './ours.ts';

/** The counters in the box, by type: a tap takes the next one of that type. */
export function trayOf(seen: Seen): readonly TrayGroup[] {
  return [
    ...SIDES.map((side) => ({ key: side, label: NATIONS[side], side, items: counters(seen, side) })),
    { key: 'markers', label: 'Markers', side: null, items: MARKERS },
  ];
}

function counters(seen: Seen, side: Side): TrayItem[] {
  const { pack, view } = seen;
  const isAi = view.players[view.terms.solo?.ai ?? NONE]?.side === side;
  return ownFirst(pack).flatMap((type): TrayItem[] => {
    if (type.side !== side || (isRumor(type) && !isAi)) return [];
    const all = pack.counters.flatMap((counter, place) => (counter.type === type ? [unitId(place)] : []));
    const free = all.filter((unit) => view.units[unit]?.at === NONE);
    const next = free.find((unit) => view.units[unit]?.fate !== 'lost') ?? free[0];
    const shown = next ?? all[0];
    if (shown === undefined) return [];
    const word = pack.counters[next ?? shown]?.word ?? '';
    return [
      {
        key: type.id,
        name: type.name,
        piece: pieceOf(seen, shown, NONE),
        left: free.length,
        placed: all.length - free.length,
        turns: !isRumor(type),
        put: (hex, facing) => (isRumor(type) ? [word, hex] : [word, hex, facing]),
      },
    ];
  });
}

/** What a pack adds to ours is what its owner looks for. */
function ownFirst(pack: Seen['pack']): Seen['pack']['unitTypes'] {
  const { unitTypes } = takenOver(pack);
  return pack.unitTypes.toSorted((a, b) => Number(unitTypes.has(a)) - Number(unitTypes.has(b)));
}

const mark = (key: string, name: string, put: (hex: string, facing: string) => string[], turns = false): TrayItem => {
  return { key, name, piece: null, left: null, placed: 0, turns, put };
};

const MARKERS: readonly TrayItem[] = [
  mark('trench', 'Trench', (hex) => ['trench', hex]),
  mark('bunker', 'Bunker', (hex, facing) => ['bunker', hex, facing], true),
  mark('wire', 'Wire', (hex) => ['wire', hex]),
  mark('roadBlock', 'Road block', (hex) => ['roadBlock', hex]),
  mark('hastyG', 'German hasty defense', (hex) => ['hasty', hex, 'german']),
  mark('hastyS', 'Soviet hasty defense', (hex) => ['hasty', hex, 'soviet']),
  mark('mineG', 'German mine', (hex) => ['mine', hex, 'german']),
  mark('mineS', 'Soviet mine', (hex) => ['mine', hex, 'soviet']),
  mark('smoke1', 'Light smoke', (hex) => ['smoke', hex, '1']),
  mark('smoke2', 'Heavy smoke', (hex) => ['smoke', hex, '2']),
  mark('controlG', 'German control', (hex) => ['control', hex, 'german']),
  mark('controlS', 'Soviet control', (hex) => ['control', hex, 'soviet']),
  mark('neutral', 'Neutral control', (hex) => ['control', hex, 'neutral']),
  mark('noControl', 'No control', (hex) => ['control', hex, 'none']),
  mark('clear', 'Clear the hex', (hex) => ['clear', hex]),
];

export function unitRows(seen: Seen, unit: UnitId): readonly PutRow[] {
  const { pack, view } = seen;
  const counter = pack.counters[unit];
  const it = view.units[unit];
  if (counter === undefined || it === undefined || it.at === NONE) return [];
  const { word, type } = counter;
  const choice = (label: string, state: string, isOn: boolean): PutRow['choices'][number] => {
    return { label, put: [word, state], isOn };
  };
  const pile = isFoot(type) || type.kind === 'gun' ? 'infantry' : 'vehicle';
  const hits = pack.hitMarkers.flatMap((marker, place) =>
    marker.destroys || marker.pile !== pile
      ? []
      : [choice(HIT_NAMES[marker.kind], `hit:${marker.kind}`, it.hit === place)],
  );
  const gone = [choice('Off the map', 'off', false), choice('Destroyed', 'lost', false)];
  const state = [choice('Fresh', 'fresh', !it.spent), choice('Spent', 'spent', it.spent)];
  if (isRumor(type)) return [{ label: 'State', choices: [...state, ...gone] }];
  return [
    { label: 'Faces', choices: FACINGS.map((facing, place) => choice(facing, facing, it.facing === place)) },
    {
      label: 'State',
      choices: [
        ...state,
        it.inside ? choice('Inside', 'outside', true) : choice('Inside', 'inside', false),
        it.hasty ? choice('Dug in', 'unhasty', true) : choice('Dug in', 'hasty', false),
      ],
    },
    { label: 'Hit', choices: [choice('None', 'unhit', it.hit === NONE), ...hits] },
    { label: 'Away', choices: gone },
  ];
}

export function tableRows({ view }: Seen): readonly PutRow[] {
  const ai = view.terms.solo?.ai ?? NONE;
  const rows = [
    { label: 'Turn', choices: turnChoices(view, ai) },
    stepRow('Round', view.round, (round) => [`round:${round}`]),
    ...(view.solo === null ? [] : [stepRow('Track space', view.solo.marker, (space) => [`space:${space}`])]),
  ];
  for (const [place, { side, caps, vp }] of view.players.entries()) {
    if (place !== ai) rows.push(stepRow('Your CAPs', caps, (figure) => [side, `caps:${figure}`]));
    rows.push(stepRow(`${NATIONS[side]} VP`, vp, (figure) => [side, `vp:${figure}`]));
  }
  return rows;
}

function turnChoices(view: View, ai: number): PutRow['choices'] {
  const turn = view.frames.findLast(({ kind }) => kind === 'turn');
  const now = turn?.kind === 'turn' ? turn.order[turn.place] : undefined;
  return view.players.map(({ seat }, place) => ({
    label: place === ai ? 'The AI' : 'You',
    put: [`turn:${place === ai ? 'ai' : seat}`],
    isOn: place === now,
  }));
}
