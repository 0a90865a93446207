import {
  chanceToStayFresh,
  explainGround,
  type HexId,
  NONE,
  type PlannedWay,
  type Seen,
  TERRAIN_LABELS,
  type UnitId,
  unitName,
  type WorstThreat,
} from '@sandtable/bear';
import type { Leg, LegThreat, Route } from '../../face/position.ts';
import type { GlanceNote } from '../../face/speech.ts';
import { percent } from '../../ui/words.ts';
import { printPrice } from './glance.ts';
import { chanceToMake, checksOf, type WayStep } from './way-steps.ts';
import { chanceOf } from './way-threats.ts';

/** The steps of a way in words and figures, one by one and in total. */
export function routeOf(seen: Seen, unit: UnitId, { hex: goal, moves }: PlannedWay, steps: readonly WayStep[]): Route {
  return {
    unit,
    goal,
    first: steps[0]?.words ?? [],
    legs: steps.map((step) => legOf(seen, step)),
    moves: moves.length,
    checkName: isPooled(seen) ? 'AP left' : 'Spent',
    sum: { price: sumOfPrices(steps), check: sumOfChecks(seen, steps), threat: worstOf(seen, steps) },
    notes: [...notesOnChecks(seen, steps), ...notesOnThreats(steps)],
  };
}

function legOf(seen: Seen, step: WayStep): Leg {
  const { hexes, payment, price, dice, threat } = step;
  return {
    hexes,
    place: placeIn(seen, hexes.at(-1) ?? NONE),
    price: printPrice(payment.ap ?? price, payment.caps ?? 0, dice),
    check: checkIn(seen, step),
    threat: threatIn(threat),
  };
}

/** `F06, light woods`; `G09, the flag` */
function placeIn({ map, view }: Seen, hex: HexId): string {
  const [name = '', ground = ''] = explainGround(map, hex).split(', ');
  if (view.controls.some(({ at }) => at === hex)) return `${name}, the flag`;
  return ground === TERRAIN_LABELS.open ? name : `${name}, ${ground}`;
}

function isPooled({ view }: Seen): boolean {
  return view.options.economy === 'sevenAP';
}

/** B2.2g: the chance of becoming spent; B3.0: the AP left in the activation. */
function checkIn(seen: Seen, { payment: { spent, left, ap } }: WayStep): GlanceNote {
  if (isPooled(seen)) return plain(spent !== null ? 'spent' : left === null ? '–' : String(left));
  if (spent === null) return plain(ap === null ? 'by die' : '–');
  return { text: percent(spent.ways, spent.of), unless: 'check' };
}

function plain(text: string): GlanceNote {
  return { text, unless: null };
}

function threatIn(threat: WorstThreat): LegThreat {
  const chance = chanceOf(threat);
  if (threat.worst !== null) return { chance, text: percent(chance, 1) };
  return { chance, text: threat.isRumored ? '?' : 'none' };
}

function sumOfPrices(steps: readonly WayStep[]): string {
  const sum = (figure: (step: WayStep) => number): number => steps.reduce((all, step) => all + figure(step), 0);
  return printPrice(
    sum(({ payment, price }) => payment.ap ?? price),
    sum(({ payment }) => payment.caps ?? 0),
    sum(({ dice }) => dice),
  );
}

function sumOfChecks(seen: Seen, steps: readonly WayStep[]): GlanceNote {
  const last = steps.at(-1);
  if (isPooled(seen)) return last === undefined ? plain('') : checkIn(seen, last);
  const isSure = steps.some(({ payment: { spent } }) => spent !== null && spent.ways === spent.of);
  const checks = checksOf(steps);
  if (!isSure && checks.length === 0) return plain('–');
  return { text: percent(isSure ? 1 : 1 - chanceToStayFresh(seen, checks), 1), unless: 'checks' };
}

/** `worst: Maxim MMG 17, 72%` */
function worstOf(seen: Seen, steps: readonly WayStep[]): string {
  const [worst] = steps.flatMap(({ threat }) => threat.worst ?? []).toSorted((a, b) => a.odds.needed - b.odds.needed);
  if (worst === undefined) return steps.some(({ threat }) => threat.isRumored) ? '? may fire' : 'none seen';
  if (worst.odds.hitChances[0] === 0) return '0%';
  return `worst: ${unitName(seen, worst.attacker)}, ${percent(worst.odds.hitChances[0], 36)}`;
}

/** Drawn cards are not put back, so the steps' chances cannot simply be multiplied; a spent unit goes on with CAPs. */
function notesOnChecks(seen: Seen, steps: readonly WayStep[]): GlanceNote[] {
  const last = steps.at(-1);
  if (last === undefined || checksOf(steps).every(({ ways }) => ways === 0)) return [];
  const chance = chanceToMake(seen, steps.slice(0, -1), last.price);
  const isCarried = last.caps > 0;
  const text =
    chance === 1
      ? 'Sure to make it if nobody hits it: CAPs carry it if spent'
      : `${percent(chance, 1)} to make it if nobody hits it${isCarried ? ' (on CAPs if spent)' : ''}`;
  return [{ text, unless: '' }];
}

/** For when the most dangerous enemy fires once after each step, alone and without CAPs, from its present hex. */
function notesOnThreats(steps: readonly WayStep[]): GlanceNote[] {
  const chances = steps.map(({ threat }) => chanceOf(threat));
  if (chances.filter((chance) => chance > 0).length < 2) return [];
  const spared = chances.reduce((all, chance) => all * (1 - chance), 1);
  return [plain(`at worst, ${percent(1 - spared, 1)} to be hit on the way`)];
}
