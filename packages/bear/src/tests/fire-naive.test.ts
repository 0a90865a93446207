import { expect, test } from 'vitest';
import { battleWith, hex } from '../testing/fire-field.ts';
import { type BearMatch, game, matchWith } from '../testing/match.ts';
import { slowSight } from '../testing/slow-sight.ts';

// All fire of small positions, as the game enumerates it and by hand, rule by rule. The hand-made version knows units with given
// figures, open ground with woods, and the markers Pinned, Suppressed and Stunned.

interface Gun {
  readonly word: string;
  readonly at: string;
  readonly facing: number;
  readonly firepower: number;
  readonly range: number;
  readonly cost: number;
  readonly turret?: boolean;
  readonly hit?: 'pinned' | 'suppressed' | 'stunned';
  readonly spent?: boolean;
}

interface Place {
  readonly q: number;
  readonly r: number;
}

const place = (text: string): Place => {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return { q, r };
};

function apart(a: string, b: string): number {
  const [from, to] = [place(a), place(b)];
  const [dq, dr] = [to.q - from.q, to.r - from.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** B6.1: turned so that the unit faces N, the target lies between the lines to the NW and to the NE. */
function isAhead({ at, facing }: Gun, target: string): boolean {
  let { q, r } = { q: place(target).q - place(at).q, r: place(target).r - place(at).r };
  for (let turns = facing; turns > 0; turns--) [q, r] = [q + r, -q];
  // Between NW and N both only decrease; between N and NE, r decreases as much as q increases, or more.
  return (q <= 0 && r <= 0) || (q >= 0 && r <= -q);
}

interface Field {
  readonly guns: readonly Gun[];
  /** The hexes with enemies. */
  readonly targets: readonly string[];
  readonly caps: number;
  readonly economy: 'spentCheck' | 'sevenAP';
  readonly sees: (from: string, to: string) => boolean;
}

function mayLead({ sees }: Field, gun: Gun, target: string): boolean {
  const far = apart(gun.at, target);
  return (
    gun.hit !== 'stunned' &&
    far > 0 &&
    far <= 2 * gun.range &&
    sees(gun.at, target) &&
    (gun.turret === true || isAhead(gun, target))
  );
}

/** B9.1.2 */
function maySupport({ sees }: Field, leader: Gun, gun: Gun, target: string): boolean {
  const far = apart(gun.at, target);
  return (
    (gun.hit === undefined || gun.hit === 'pinned') &&
    apart(leader.at, gun.at) <= 1 &&
    far <= gun.range &&
    isAhead(gun, target) &&
    sees(gun.at, target) &&
    gun.firepower + (far === 1 ? 3 : 0) > 0
  );
}

/** Every choice of supporters, in every order. */
function supports(field: Field, leader: Gun, target: string, chosen: readonly Gun[]): (readonly Gun[])[] {
  const more = field.guns.filter(
    (gun) => gun !== leader && !chosen.includes(gun) && maySupport(field, leader, gun, target),
  );
  return [chosen, ...more.flatMap((gun) => supports(field, leader, target, [...chosen, gun]))];
}

function payments({ caps, economy }: Field, price: number, group: readonly Gun[]): string[] {
  const isFresh = group.every(({ spent }) => spent !== true);
  const counted = economy === 'spentCheck' ? 'caps' : 'activate';
  const byAp = Array.from({ length: Math.min(caps, price - 1) + 1 }, (_each, part) => `${counted}:${part}`);
  return [
    ...(isFresh ? byAp : []),
    ...(isFresh && economy === 'sevenAP' ? ['opportunity'] : []),
    ...(caps >= price ? ['command'] : []),
  ];
}

function byHand(field: Field): string[] {
  return field.guns.flatMap((leader) =>
    field.targets
      .filter((target) => mayLead(field, leader, target))
      .flatMap((target) => {
        const price = leader.cost + Number(leader.hit === 'suppressed') + Number(!isAhead(leader, target));
        return supports(field, leader, target, []).flatMap((others) =>
          payments(field, price, [leader, ...others]).map((payment) =>
            [leader.word, 'fire', target, ...others.map(({ word }) => `+${word}`), payment].join(' '),
          ),
        );
      }),
  );
}

function byGame(match: BearMatch, guns: readonly Gun[]): string[] {
  return guns
    .filter(({ word }) => match.judge(`${word} fire`).granted)
    .flatMap(({ word }) => [...game.everySentence(match.view, [word, 'fire'])].map((sentence) => sentence.join(' ')));
}

const NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const RIFLE = { firepower: 2, range: 5, cost: 3 };
const LMG = { firepower: 4, range: 9, cost: 2 };
const PIONEER = { firepower: 4, range: 3, cost: 2 };
const PANZER = { firepower: 3, range: 7, cost: 3, turret: true };
const TANK_HUNTER = { firepower: 1, range: 1, cost: 4 };

const FIELDS: readonly (readonly [
  string,
  readonly Gun[],
  readonly string[],
  number,
  Field['economy'],
  readonly string[],
])[] = [
  [
    'two Rifles and an LMG, one of them with its back to the enemy',
    [
      { word: 'g03', at: '0,0', facing: 2, ...RIFLE },
      { word: 'g09', at: '0,0', facing: 5, ...LMG },
      { word: 'g04', at: '-1,1', facing: 1, ...RIFLE },
    ],
    ['3,0', '1,0', '-3,0'],
    1,
    'spentCheck',
    [],
  ],
  [
    'woods in the way of some, markers on others, one spent',
    [
      { word: 'g03', at: '0,0', facing: 2, hit: 'suppressed', ...RIFLE },
      { word: 'g04', at: '0,1', facing: 2, hit: 'pinned', ...RIFLE },
      { word: 'g09', at: '1,-1', facing: 2, spent: true, ...LMG },
      { word: 'g05', at: '1,0', facing: 2, hit: 'stunned', ...RIFLE },
    ],
    ['4,0', '3,-2'],
    4,
    'spentCheck',
    ['2,0', '2,1'],
  ],
  [
    'pioneers and tank hunters near, a turret that turns, all by activation',
    [
      { word: 'g16', at: '0,0', facing: 1, ...PIONEER },
      { word: 'g25', at: '0,1', facing: 2, ...TANK_HUNTER },
      { word: 'g49', at: '0,0', facing: 4, ...PANZER },
    ],
    ['2,0', '1,1', '0,4', '-2,1'],
    2,
    'sevenAP',
    ['1,-1', '-1,0'],
  ],
];

test.each(FIELDS)(
  'B7.0 B9.1.2 the game offers exactly the fire that a hand finds: %s',
  (_what, guns, targets, caps, economy, woods) => {
    const scene = { radius: 5, ground: Object.fromEntries(woods.map((at) => [at, 'lightWoods'])) };
    const own = guns.map(({ word, at, facing, hit = '', spent = false }) =>
      `${word} ${at} ${NAMES[facing]} ${hit} ${spent ? 'spent' : ''}`.trim(),
    );
    const units = [...own, ...targets.map((at, index) => `s0${index + 1} ${at}`)].join('; ');
    const battle = battleWith(units, scene);
    const { map, view } = battle;
    const sees = (from: string, to: string): boolean =>
      slowSight(map.ground, new Map(), view.options, hex(battle, from), hex(battle, to)).isClear;
    const match = matchWith(units, { ...scene, caps: [caps, 0], options: { economy, opportunityKind: 'any' } });
    const hand = byHand({ guns, targets, caps, economy, sees });
    expect(hand.length).toBeGreaterThan(10);
    expect(byGame(match, guns).toSorted()).toEqual(hand.toSorted());
  },
);
