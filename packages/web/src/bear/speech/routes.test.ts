import {
  type Battle,
  type BearEvent,
  distanceBetween,
  type HexId,
  hexId,
  isFoot,
  judgeMove,
  type Seen,
  sideOf,
  type State,
  threatsTo,
  typeOf,
  type UnitId,
  unitId,
  unitOf,
} from '@sandtable/bear';
import { EVERY_FACING, type Facing, turn } from '@sandtable/hex';
import { type Random, randomOf, Recorder, type Sentence, type WordCounts } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import type { Route } from '../../face/position.ts';
import { proposalOf } from '../../saying/saying.ts';
import { percent } from '../../ui/words.ts';
import { fieldWith, placesOf, positionOn, sayingAfter } from '../../testing/field.ts';
import { game, playAtRandom, SAMPLES, seenBy } from '../../testing/matches.ts';
import { standsOf } from '../scene/from-there.ts';
import { previewOf } from './preview.ts';
import { priceTo } from './routes.ts';

interface FoundWay {
  readonly state: State;
  readonly seen: Seen;
  readonly unit: UnitId;
  readonly word: string;
  readonly route: Route;
  readonly where: string;
}

/** Ways of random units to random hexes near by, in random matches of some missions with every switch drawn. */
function* waysAtRandom(seed: string, farthest: number, most: number): Iterable<FoundWay> {
  const spoken: WordCounts = new Map();
  const every = inject('samples') > 1 ? 3 : 5;
  const samples = SAMPLES.filter((_sample, place) => place % every === seed.length % every);
  for (const sample of samples) {
    let found = 0;
    for (const { state, seen, random } of playAtRandom(sample, seed, spoken)) {
      if (found >= most * inject('samples') || state.round > 2) break;
      const asked = game.pending(seen.view);
      const player = seen.view.players.findIndex(({ seat }) => seat === asked?.seat);
      if (asked?.key !== 'turn' || player === -1 || random.below(2) > 0) continue;
      const own = seen.view.roster.filter(
        (each) => unitOf(seen, each).owner === player && unitOf(seen, each).at !== -1 && !unitOf(seen, each).spent,
      );
      if (own.length === 0) continue;
      const unit = random.pick(own);
      const goal = goalNear(seen, unit, random, farthest);
      const word = seen.pack.counters[unit]?.word ?? '';
      const route = positionOn(seen).wayTo([word], goal);
      if (route === null || route.moves === 1) continue;
      found += 1;
      yield { state, seen, unit, word, route, where: `${JSON.stringify(sample)} ${word} to ${seen.map.names[goal]}` };
    }
  }
}

function goalNear({ tables, view }: Seen, unit: UnitId, random: Random, farthest: number): HexId {
  const at = view.units[unit]?.at ?? hexId(0);
  const near = Array.from({ length: tables.size }, (_each, hex) => hexId(hex)).filter(
    (hex) => hex !== at && distanceBetween(tables, at, hex) <= farthest,
  );
  return random.pick(near);
}

function enemyHexes(seen: Seen, unit: UnitId): ReadonlySet<HexId> {
  const enemies = seen.view.roster.filter((other) => sideOf(seen, other) !== sideOf(seen, unit));
  return new Set(enemies.map((enemy) => unitOf(seen, enemy).at));
}

/** `2 AP + 1 CAP` is 3: one for one. */
function sumOf(price: string): number {
  return [...price.matchAll(/(\d+) (?:AP|CAP)/g)].reduce((sum, [, figure]) => sum + Number(figure), 0);
}

test('a way starts where the unit stands, goes on from hex to hex, never where an enemy is known to be, and its first figures are the rules’ own', () => {
  const broken: string[] = [];
  let steps = 0;
  for (const { seen, unit, route, where } of waysAtRandom('sfc32:way', 7, 3)) {
    const closed = enemyHexes(seen, unit);
    const hexes = [unitOf(seen, unit).at, ...route.legs.flatMap((leg) => leg.hexes)];
    hexes.slice(1).forEach((hex, place) => {
      steps += 1;
      if (distanceBetween(seen.tables, hexId(hex), hexId(hexes[place] ?? -1)) !== 1) broken.push(`jumps: ${where}`);
      if (closed.has(hexId(hex))) broken.push(`into an enemy: ${where}`);
    });
    if ((hexes.at(-1) === route.goal) !== (route.legs.length === route.moves)) broken.push(`ends elsewhere: ${where}`);
    broken.push(...brokenFirst(seen, route).map((line) => `${line}: ${where}`));
  }
  expect(broken).toEqual([]);
  expect(steps).toBeGreaterThan(50);
});

function brokenFirst(seen: Seen, { first, legs }: Route): string[] {
  const saying = sayingAfter(seen, first);
  const sentence = proposalOf(saying);
  const preview = previewOf(saying);
  const [leg] = legs;
  if (leg === undefined || sentence === null || !preview.granted || !game.judge(seen.view, sentence).granted)
    return ['the first step is denied'];
  const { price, payment } = preview.value;
  const [stand, ...others] = standsOf(saying, sentence);
  const worst = stand === undefined ? undefined : threatsTo(seen, stand, others).threats[0];
  const spent = payment?.spent ?? null;
  return [
    ...(sumOf(leg.price) === price || payment?.ap === null || payment?.word === 'opportunity' ? [] : ['price']),
    ...(spent === null || leg.check.text === 'spent' || leg.check.text === percent(spent.ways, spent.of)
      ? []
      : ['check']),
    ...(leg.threat.chance === (worst?.odds.hitChances[0] ?? 0) / 36 ? [] : ['threat']),
  ];
}

interface Done {
  readonly cost: number;
  readonly dice: number;
  readonly actions: number;
  readonly spared: number;
}

/** One action: its first hex, its last, and the least it costs between the two. */
interface Action {
  readonly first: HexId;
  readonly end: HexId;
  readonly cost: number;
  readonly dice: number;
}

/** Every action from a hex, by trying every neighbour of the last hex; two facings together have every side ahead. */
function everyAction(seen: Seen, unit: UnitId, from: HexId, faced: readonly Facing[]): Action[] {
  const closed = enemyHexes(seen, unit);
  const found = new Map<string, Action>();
  const goOn = (begun: readonly HexId[]): void => {
    for (const side of EVERY_FACING) {
      const to = neighbour(seen, begun.at(-1) ?? from, side);
      if (to === -1 || closed.has(to)) continue;
      const path = [...begun, to];
      const [best] = faced
        .map((facing) => judgeMove(seen, unit, { from, facing, hexes: path }))
        .flatMap((verdict) => (verdict.granted ? [verdict.value] : []))
        .sort((a, b) => a.cost - b.cost || a.dice - b.dice);
      if (best === undefined) continue;
      const [first = to] = path;
      const known = found.get(`${first} ${to}`);
      const isBetter =
        known === undefined || best.cost < known.cost || (best.cost === known.cost && best.dice < known.dice);
      if (isBetter) found.set(`${first} ${to}`, { first, end: to, cost: best.cost, dice: best.dice });
      goOn(path);
    }
  };
  goOn([]);
  return [...found.values()];
}

/** All ways of at most this cost and so many actions to a hex, and the chance to get there unhit. */
function everyWay(
  seen: Seen,
  unit: UnitId,
  goal: HexId,
  most: { readonly cost: number; readonly actions: number },
): Done[] {
  const { at, facing, hidden } = unitOf(seen, unit);
  const word = seen.pack.counters[unit]?.word ?? '';
  const known = new Map<HexId, readonly Action[]>();
  const actionsFrom = (from: HexId): readonly Action[] => {
    const actions = known.get(from) ?? everyAction(seen, unit, from, [0, 3]);
    known.set(from, actions);
    return actions;
  };
  const begun = everyAction(seen, unit, at, hidden ? [0, 3] : [facing]).filter(
    ({ first }) => game.judge(seen.view, [word, 'move', seen.map.names[first] ?? '']).granted,
  );
  const chances = new Map<string, number>();
  const spared = (hex: HexId, facings: readonly Facing[], isFirst: boolean): number => {
    const key = `${hex} ${facings.join('')} ${isFirst}`;
    const path = isFirst ? [hex] : [at, hex];
    const least = (): number =>
      Math.min(
        ...facings.map((each) => threatsTo(seen, { unit, path, facing: each }).threats[0]?.odds.hitChances[0] ?? 0),
      );
    const chance = chances.get(key) ?? 1 - least() / 36;
    chances.set(key, chance);
    return chance;
  };
  const found: Done[] = [];
  const goOn = (from: HexId, before: Done): void => {
    for (const { first, end, cost, dice } of before.actions === 0 ? begun : actionsFrom(from)) {
      const now = { cost: before.cost + cost, dice: before.dice + dice, actions: before.actions + 1 };
      const isFar = distanceBetween(seen.tables, end, goal) > REACH * (most.actions - now.actions);
      if (now.cost > most.cost || now.actions > most.actions || isFar) continue;
      const side = EVERY_FACING.find((each) => neighbour(seen, from, each) === first) ?? 0;
      const left = before.actions === 0 ? 1 : spared(from, [side, turn(side, 1), turn(side, -1)], before.actions === 1);
      const unhit = before.spared * left;
      if (end === goal) found.push({ ...now, spared: unhit * spared(end, EVERY_FACING, now.actions === 1) });
      else goOn(end, { ...now, spared: unhit });
    }
  };
  goOn(at, { cost: 0, dice: 0, actions: 0, spared: 1 });
  return found;
}

/** No action goes through more hexes. */
const REACH = 6;

function neighbour({ map }: Battle, hex: HexId, side: Facing): HexId {
  return hexId(map.ground.area.neighbours[6 * hex + side] ?? -1);
}

test('no other way costs less, and of those that cost the same none is less threatened: every way is tried', () => {
  const broken: string[] = [];
  let [tried, choices] = [0, 0];
  for (const { seen, unit, word, route, where } of waysAtRandom('sfc32:all ways', 3, 5)) {
    const { cost = Infinity } = priceTo(sayingAfter(seen, [word]), hexId(route.goal)) ?? {};
    const isOnFoot = isFoot(typeOf(seen, unit));
    // A vehicle has too many ways to try them all for longer.
    if (route.legs.length < route.moves || route.moves > (isOnFoot ? 3 : 2) || cost > 4) continue;
    tried += 1;
    const spared = route.legs.reduce((all, { threat }) => all * (1 - threat.chance), 1);
    const ways = everyWay(seen, unit, hexId(route.goal), { cost, actions: isOnFoot ? cost : route.moves });
    const [best] = ways.toSorted((a, b) => a.cost - b.cost || a.dice - b.dice || a.actions - b.actions);
    const equals = ways.filter(
      (way) => way.cost === best?.cost && way.dice === best.dice && way.actions === best.actions,
    );
    if (new Set(equals.map((way) => way.spared)).size > 1) choices += 1;
    if (best?.cost !== cost || best.actions !== route.moves)
      broken.push(`longer: ${cost}, not ${best?.cost}, ${route.moves} ${best?.actions}: ${where}`);
    else if (equals.some((way) => way.spared > spared + 1e-9)) broken.push(`more threatened: ${where}`);
  }
  expect(broken).toEqual([]);
  expect(tried).toBeGreaterThan(15);
  expect(choices).toBeGreaterThan(2);
});

test('taken step by step, every step is granted when its turn comes, at the price foretold', () => {
  const broken: string[] = [];
  let later = 0;
  for (const way of waysAtRandom('sfc32:taken', 6, 4)) {
    if (way.route.legs.length < 2) continue;
    const taken = takeWay(structuredClone(way.state), way);
    later += taken.later;
    broken.push(...taken.broken.map((line) => `${line}: ${way.where}`));
  }
  expect(broken).toEqual([]);
  expect(later).toBeGreaterThan(20);
});

/** Says step after step; everybody else passes, or answers at random. Ends when the unit or the enemy has changed otherwise. */
function takeWay(
  state: State,
  { seen, unit, word, route }: FoundWay,
): { readonly later: number; readonly broken: string[] } {
  const random = randomOf('sfc32:answers');
  const seat = game.pending(state)?.seat ?? '';
  const player = unitOf(seen, unit).owner;
  const picture = ({ view }: Seen): string =>
    JSON.stringify([
      view.round,
      view.markers,
      view.units.map((each, place) => (place === unit ? [each.hit, each.hidden] : each)),
    ]);
  let first: Sentence | null = route.first;
  let later = 0;
  for (const [place, leg] of route.legs.entries()) {
    const now = seenBy(state, seat);
    if (place > 0) {
      const verdict = game.judge(now.view, [word, 'move', ...leg.hexes.map((hex) => now.map.names[hex] ?? '')]);
      const price = verdict.granted ? (verdict.value.figures.price ?? 0) : -1;
      const isFree = leg.price.includes('d6') || leg.price === 'free';
      // A spent unit goes on only as long as its CAPs last.
      const isShort = unitOf(now, unit).spent && (now.view.players[player]?.caps ?? 0) < sumOf(leg.price);
      if (isShort) break;
      if (!verdict.granted) return { later, broken: [`step ${place + 1} is denied`] };
      if (price !== sumOf(leg.price) && !isFree)
        return { later, broken: [`step ${place + 1} costs ${price}, not ${leg.price}`] };
      later += 1;
      first = positionOn(now).wayTo([word], route.goal)?.first ?? null;
    }
    const sentence: Sentence | null = first === null ? null : proposalOf(sayingAfter(now, first));
    if (sentence === null || place === route.legs.length - 1) break;
    const before = picture(now);
    game.apply(state, sentence, new Recorder<BearEvent>(state.random));
    for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
      if (asked.seat === seat && asked.key === 'turn') break;
      const answer = asked.key === 'turn' ? ['pass'] : game.anySentence(game.view(state, asked.seat), random);
      game.apply(state, answer, new Recorder<BearEvent>(state.random));
    }
    const after = game.pending(state)?.seat === seat ? seenBy(state, seat) : null;
    if (after === null || picture(after) !== before || unitOf(after, unit).at !== leg.hexes.at(-1)) break;
    if (unitOf(after, unit).snag !== 'none') break;
  }
  return { later, broken: [] };
}

test('what a unit could do in a round: AP while it is likely to be fresh, then CAPs; what is farther is only counted', () => {
  const line = (units: string, caps: number, options: Readonly<Record<string, string>> = {}) => {
    const seen = fieldWith(units, { caps, options });
    const { hex } = placesOf(seen);
    return positionOn(seen).wayTo(['g03'], hex('6,0'));
  };
  const spent = line('g03 0,0 SE spent; s03 -5,0 NW', 3);
  expect(spent?.legs.map(({ price, check }) => [price, check.text])).toEqual(
    Array.from({ length: 3 }, () => ['1 CAP', '–']),
  );
  expect(spent?.moves).toBe(6);
  expect(line('g03 0,0 SE spent; s03 -5,0 NW', 0)).toBeNull();
  // A d10 shows 1 twice in ten: 80% to stay fresh at each step of 1 AP, so the fourth is made in 51 cases of 100.
  const fresh = line('g03 0,0 SE; s03 -5,0 NW', 0, { checkDevice: 'd10' });
  expect(fresh?.legs.map(({ price, check }) => [price, check.text])).toEqual(
    Array.from({ length: 4 }, () => ['1 AP', '20%']),
  );
  expect(fresh?.sum).toMatchObject({ price: '4 AP', check: { text: '59%' } });
  expect(fresh?.notes[0]?.text).toBe('51% to make it if nobody hits it');
  expect(line('g03 0,0 SE; s03 -5,0 NW', 2, { checkDevice: 'd10' })?.legs).toHaveLength(6);
  const pooled = line('g03 0,0 SE; s03 -5,0 NW', 0, { economy: 'sevenAP' });
  expect(pooled?.legs.map(({ check }) => check.text)).toEqual(['6', '5', '4', '3', '2', '1']);
});

test('a unit that is turned otherwise, or paid for in CAPs, has its way figured anew', () => {
  const seen = fieldWith('g03 0,0 SE; s03 -5,0 NW', { caps: 5 });
  const { hex, unit } = placesOf(seen);
  const position = positionOn(seen);
  const way = position.wayTo(['g03'], hex('3,0'));
  expect(way?.legs.map(({ price }) => price)).toEqual(['1 AP', '1 AP', '1 AP']);
  // Turned back, its next step is backward.
  const turned = position.wayTo('g03 move 1,0 NW'.split(' '), hex('3,0'));
  expect(turned?.first.at(-1)).toBe('NW');
  expect(turned?.legs.map(({ price }) => price)).toEqual(['1 AP', '2 AP', '1 AP']);
  const commanded = position.wayTo([...(way?.first ?? []), 'command'], hex('3,0'));
  expect(commanded?.legs.map(({ price }) => price)).toEqual(['1 CAP', '1 AP', '1 AP']);
  expect(position.hexOfUnit(unitId(unit('g03')))).toBe(hex('0,0'));
});
