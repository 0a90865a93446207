import { hexOf, printAxial } from '@sandtable/hex';
import type { OrderCard } from '../../model/pack/cards.ts';
import { NONE } from '../../model/ids.ts';
import { benchWith, engineDecision, openMatch, seenByAi } from '../slow-ai/engine.ts';
import { pack } from '../match.ts';
import { type Drives, driveOf, type Errand, type Traffic } from './drive.ts';
import type { Piece } from './road.ts';
import { trafficPosition } from './traffic.ts';

const ERRANDS: readonly Errand[] = (['unit', 'objective'] as const).flatMap((to) =>
  [false, true].flatMap((lowRisk) => [false, true].map((isCommand) => ({ to, lowRisk, isCommand }))),
);

function cardFor({ to, lowRisk, isCommand }: Errand, place: number): OrderCard {
  return {
    number: 60 + place,
    spentNumber: 7,
    remainsFresh: false,
    isCommand,
    hex: 'F10',
    advance: null,
    closeCombat: [],
    shortRange: [],
    priorityCaps: 0,
    third: 'none',
    orders: [
      {
        among: null,
        who: [],
        relation: 'closest',
        to: [to],
        target: [],
        action: 'move',
        caps: 0,
        lowRisk,
        longRange: false,
        within: 0,
        many: 1,
        when: null,
      },
    ],
  };
}

const bench = benchWith(ERRANDS.map(cardFor));

export interface Comparisons {
  readonly differences: string[];
  readonly met: Map<string, number>;
  count: number;
}

/** A planted mistake: the same question asked in a world that differs a little. */
export type Misread = (traffic: Traffic) => Traffic;

/** Positions by number until so many decisions are compared, or one is different. */
export function compareDrives(seed: string, most: number, misread: Misread = (traffic) => traffic): Comparisons {
  const found: Comparisons = { differences: [], met: new Map(), count: 0 };
  for (let number = 0; found.count < most && found.differences.length === 0; number++)
    comparePosition(`sfc32:${seed} ${number}`, misread, found);
  return found;
}

function comparePosition(seed: string, misread: Misread, found: Comparisons): void {
  const position = trafficPosition(
    seed,
    bench.pack.orderCards.map(({ number }) => number),
  );
  const state = openMatch(bench, position);
  const { map, view } = seenByAi(bench, state);
  const ai = position.turn;
  const pieces = view.units.flatMap((each, unit): Piece[] => {
    const counter = pack.counters[unit];
    if (each.at === NONE || counter === undefined) return [];
    const hit = each.hit === null || each.hit < 0 ? undefined : pack.hitMarkers[each.hit];
    return [
      { unit, type: counter.type, side: counter.side, at: each.at, facing: each.facing, isSpent: each.spent, hit },
    ];
  });
  const ours = pieces.filter(({ side }) => side === ai);
  const driver = ours.find(({ isSpent }) => !isSpent);
  if (driver === undefined) throw new Error(`${seed}: no driver`);
  const friends = ours.filter((each) => each !== driver);
  const traffic = misread({
    ground: map.ground,
    markers: view.markers,
    pieces,
    options: view.options,
    sight: view.options,
    seen: new Map(),
    driver,
    friends,
    enemies: pieces.filter(({ side }) => side !== ai),
    objective: view.controls.find(({ side }) => side !== ai)?.at,
  });
  const name = (at: number): string => printAxial(hexOf(map.ground.area, at));
  ERRANDS.forEach((errand, card) => {
    // On a Command card spent AI act too. Without a marker there is nothing to go to.
    if (found.differences.length > 0 || (errand.isCommand && friends.length > 0)) return;
    if (errand.to === 'objective' && traffic.objective === undefined) return;
    const expected = driveOf(traffic, errand);
    const { deed } = engineDecision(bench, state, card);
    const told = deed === 'pass' ? 'pass' : `${deed.path.map(name).join(' ')} facing ${deed.facing ?? driver.facing}`;
    found.count += 1;
    for (const what of situationsOf(expected, errand, driver)) found.met.set(what, (found.met.get(what) ?? 0) + 1);
    if (allows(expected, driver, deed)) return;
    const drives =
      expected === undefined
        ? 'pass'
        : `${expected.why}: ${expected.ways.map((way) => `${way.map(name).join(' ')} facing ${expected.facingsAt(way.at(-1) ?? driver.at).join(' or ')}`).join('; ')}`;
    found.differences.push(
      `${seed}, ${driver.type.id} at ${name(driver.at)} facing ${driver.facing}, ${JSON.stringify(errand)}: the game: ${told}; by the book: ${drives}`,
    );
  });
}

function allows(expected: Drives | undefined, driver: Piece, deed: ReturnType<typeof engineDecision>['deed']): boolean {
  if (deed === 'pass' || expected === undefined) return deed === 'pass' && expected === undefined;
  if (deed.unit !== driver.unit) return false;
  const { path } = deed;
  const isWay = expected.ways.some(
    (way) => way.length === path.length && way.every((hex, place) => hex === path[place]),
  );
  return isWay && expected.facingsAt(deed.path.at(-1) ?? driver.at).includes(deed.facing ?? driver.facing);
}

/** What a comparison was about. */
function situationsOf(expected: Drives | undefined, { lowRisk }: Errand, { type }: Piece): string[] {
  if (expected === undefined) return ['pass'];
  const [way = []] = expected.ways;
  return [
    `${expected.why}${lowRisk ? ', low risk' : ''}`,
    `${type.moveClass} over ${way.length}`,
    ...(type.moveClass === 'wheeled' && type.trackBonus > 0 ? [`wheels with a track symbol over ${way.length}`] : []),
    ...(expected.ways.length > 1 ? ['a die for the way'] : []),
  ];
}
