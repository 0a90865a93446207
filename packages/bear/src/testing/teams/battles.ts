import { EVERY_FACING, FACINGS, hexAt, printAxial, within } from '@sandtable/hex';
import { printProblem, type Random, randomOf } from '@sandtable/kernel';
import { defaultPack } from '../../content/pack.ts';
import type { MissionSource } from '../../model/pack/mission.ts';
import { OPTIONS } from '../../model/options.ts';
import type { BearSystem } from '../../model/battle/state.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { type Side, SIDES } from '../../model/pack/unit-type.ts';
import { checkPack } from '../../setup/check-pack.ts';
import { bear } from '../../system.ts';

/** Forces in the order of the mission. */
const FORCES: readonly (readonly Side[])[] = [
  ['german', 'soviet', 'german'],
  ['german', 'german', 'soviet'],
  ['soviet', 'german', 'soviet'],
  ['german', 'soviet', 'soviet'],
  ['german', 'german', 'soviet', 'soviet'],
  ['soviet', 'german', 'soviet', 'german'],
  ['german', 'soviet', 'soviet', 'german'],
];

export interface Battles {
  readonly pack: Pack;
  readonly system: BearSystem;
  readonly missions: readonly string[];
}

/** So many short fights of three and four forces. */
export function randomBattles(seed: string, count: number): Battles {
  const sources = Array.from({ length: count }, (_mission, number) =>
    battle(randomOf(`${seed} ${number}`, 'battle'), number),
  );
  const checked = checkPack({ ...defaultPack, missions: sources });
  if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));
  return { pack: checked.value, system: bear(checked.value), missions: sources.map(({ id }) => id) };
}

const CARDS = ['c02', 'c03', 'c06', 'c08', 'c09', 'c10', 'c12', 'c13'];

function battle(random: Random, number: number): MissionSource {
  const hexes = within(hexAt(0, 0), 1 + random.below(3)).map((hex) => printAxial(hex));
  const counters = defaultPack.unitTypes
    .filter(({ kind }) => kind !== 'rumor')
    .flatMap(({ side, kind, numbers }) =>
      numbers.map((each) => ({
        side,
        isFighter: kind !== 'transport',
        word: `${side === 'german' ? 'g' : 's'}${String(each).padStart(2, '0')}`,
      })),
    );
  random.shuffle(counters);
  /** A force has at least one unit that fights. */
  const take = (side: Side, isFirst: boolean): string => {
    const place = counters.findIndex((each) => each.side === side && (each.isFighter || !isFirst));
    return counters.splice(place, 1)[0]?.word ?? '';
  };
  const sides = random.pick(FORCES);
  const cards = random.below(2);
  return {
    id: `fight-${number}`,
    name: `Fight ${number}`,
    briefing: 'For tests.',
    map: { bare: { radius: 3 } },
    rounds: 2 + random.below(2),
    players: sides.map((side) => ({
      side,
      caps: random.below(5) === 0 ? null : random.below(6),
      cards: { first: cards + random.below(2), later: cards },
      units: Array.from({ length: 1 + random.below(3) }, (_unit, place) => ({
        unit: take(side, place === 0),
        at: random.pick(hexes),
        facing: FACINGS[random.pick(EVERY_FACING)] ?? 'N',
      })),
    })),
    initiative:
      random.below(4) === 0 ? { side: random.pick(SIDES), rounds: random.pick(['first', 'all', 'alternating']) } : null,
    controls: [{ at: '0,0', side: random.pick([...SIDES, null]) }],
    deck: CARDS,
    victory: [
      ...SIDES.map((side) => ({ kind: 'destroyed', side, vp: 1 + random.below(2) }) as const),
      ...SIDES.map(
        (side) => ({ kind: 'control', side, vp: 1, when: random.pick(['roundEnd', 'gameEnd'] as const) }) as const,
      ),
    ],
    end: SIDES.flatMap((side) =>
      random.below(2) === 0
        ? [{ kind: 'wipedOut', side, when: random.pick(['atOnce', 'roundEnd'] as const) } as const]
        : [],
    ),
  };
}

const DRAWN = [
  'economy',
  'checkDevice',
  'variableAP',
  'opportunityBy',
  'opportunityKind',
  'capLoss',
  'capFloor',
  'teamTurns',
  'teamWin',
  'tie',
  'hitMarkers',
] as const;

/** Every option that concerns turns, CAPs and the result, drawn. */
export function randomTeamOptions(random: Random, mission: string): Record<string, string> {
  const drawn = DRAWN.map((name): [string, string] => [name, random.pick<string>(OPTIONS[name])]);
  const onePlayer = random.below(4) === 0 ? random.pick<string>(OPTIONS.onePlayer) : 'none';
  return { mission, ...Object.fromEntries(drawn), onePlayer };
}
