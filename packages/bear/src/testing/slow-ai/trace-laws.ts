import type { AiOrder } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import type { AimName, CandidateTrace, LadderTrace, OrderTrace } from '../../solo/thought/trace.ts';
import { TO_MOVE } from './get-off.ts';
import { type Aim, hexesTo, hexUnder, type Mind, unitAim } from './mind.ts';
import { isSame } from './pick.ts';
import { bestByWords, figureOf } from './superlatives.ts';
import { fitsPlainWords } from './words.ts';
import type { UnitId } from '../../model/ids.ts';

// S-trace: a reader can redo the decision by hand from the trace. Each law that a trace breaks is a line.

/** The first thing that speaks against an AI that was not chosen. */
export type Reason = 'failed' | 'noAim' | 'superlative' | 'distance' | 'rung' | 'roll';

export function brokenTrace(mind: Mind, trace: OrderTrace): string[] {
  return [
    ...brokenWords(mind, trace),
    ...trace.candidates.flatMap((candidate) => brokenAims(mind, trace.order, candidate)),
    ...brokenChain(mind, trace),
    ...brokenSuperlatives(mind, trace),
    ...trace.candidates
      .filter(({ unit }) => unit !== trace.deed?.unit && reasonAgainst(trace, unit) === null)
      .map(({ unit }) => `nothing speaks against ${unit}`),
  ];
}

/** A rung leaves those with the lowest figure; a roll is made among those left at the end. */
export function brokenLadder({ among, rungs, roll, chosen }: LadderTrace): string[] {
  const broken: string[] = [];
  let left = among;
  for (const { rung, figures, left: after } of rungs) {
    if (
      !isSame(
        figures.map(([one]) => one),
        left,
      )
    )
      broken.push(`${rung} is not about those who were left`);
    const best = Math.min(...figures.map(([, figure]) => figure));
    left = figures.flatMap(([one, figure]) => (figure === best ? [one] : []));
    if (!isSame(left, after)) broken.push(`${rung} leaves ${after.join()} instead of ${left.join()}`);
  }
  if (left.length > 1 && roll?.of !== left.length) broken.push(`no roll of ${left.length}`);
  if (left.length === 1 && roll !== null) broken.push('a roll for nothing');
  const picked = left.toSorted((a, b) => a - b)[(roll?.rolled ?? 1) - 1];
  return picked === chosen ? broken : [...broken, `${chosen} was chosen instead of ${picked}`];
}

/** All AI and all units are listed, and the words they failed by are true. */
function brokenWords(mind: Mind, { order, candidates, targets }: OrderTrace): string[] {
  const { seen, command } = mind;
  const asked = order.to.includes('unit') || order.to.includes('ownMarker') ? mind.units : [];
  const wrong = [
    ...targets.filter(({ unit, failed }) =>
      failed === null ? !fitsPlainWords(mind, order.target, unit) : fitsPlainWords(mind, [failed], unit),
    ),
    ...candidates.filter(({ unit, failed }) => {
      const isAble = command || !unitOf(seen, unit).spent;
      if (failed === 'isSpent') return isAble;
      if (failed === 'hasActed') return true;
      if (failed === 'notAmong') return order.among?.includes(unit) !== false;
      return failed === null ? !isAble || !fitsPlainWords(mind, order.who, unit) : fitsPlainWords(mind, [failed], unit);
    }),
  ];
  return [
    ...(isSame(
      candidates.map(({ unit }) => unit),
      [...mind.ai, ...mind.carried],
    )
      ? []
      : ['not all AI are looked at']),
    ...(isSame(
      targets.map(({ unit }) => unit),
      asked,
    )
      ? []
      : ['not all units are looked at']),
    ...wrong.map(({ unit, failed }) => `${unit} is said to fail by ${failed}`),
  ];
}

type NotedAim = CandidateTrace['aims'][number];

function aimOf({ seen, objectives, markers }: Mind, name: AimName): Aim | undefined {
  if ('marker' in name) return markers[name.marker];
  return 'unit' in name ? unitAim(seen, name.unit) : objectives[name.objective];
}

/**
 * From the nearest on, with a reason for each aim it cannot execute the order against; its distance is to the first other one.
 * where the list decides, from the nearest of each kind on.
 */
function brokenAims(mind: Mind, { within, to, action }: AiOrder, { unit, aims, distance }: CandidateTrace): string[] {
  const at = hexUnder(mind.seen, unit);
  const nearest = aims.find(({ can }) => can)?.distance ?? null;
  const isListed = mind.seen.view.options.moveTarget === 'listedFirst' && TO_MOVE.includes(action);
  const kindOf = (aim: AimName): number => (isListed ? to.indexOf('unit' in aim ? 'unit' : 'objective') : 0);
  const isBefore = (one: NotedAim | undefined, other: NotedAim | undefined): boolean => {
    if (one === undefined || other === undefined) return false;
    const byKind = kindOf(one.aim) - kindOf(other.aim);
    return byKind === 0 ? one.distance < other.distance : byKind < 0;
  };
  const wrong = aims.flatMap(({ aim, distance: noted, can, why }, place) => {
    const found = aimOf(mind, aim);
    const apart = found === undefined ? -1 : hexesTo(mind, at, found);
    const label = `${unit} and ${JSON.stringify(aim)}`;
    return [
      ...(apart === noted ? [] : [`${label} are ${apart} apart, not ${noted}`]),
      ...(within > 0 && noted > within ? [`${label} are too far apart`] : []),
      ...(isBefore(aims[place], aims[place - 1]) ? [`${label} out of order`] : []),
      ...(can === (why.length === 0) ? [] : [`${label}: ${why.length} reasons`]),
    ];
  });
  return nearest === distance ? wrong : [...wrong, `${unit} is ${nearest} from its target, not ${distance}`];
}

/** able; best by superlatives; closest or farthest; then the ladder. */
function brokenChain(
  mind: Mind,
  { order, candidates, superlatives, relation, chosenAi, deed, targets }: OrderTrace,
): string[] {
  const able = candidates.filter(({ distance }) => distance !== null);
  if (able.length === 0) return deed === null && chosenAi === null ? [] : ['someone is chosen who cannot'];
  const best = bestByWords(
    mind,
    order.who,
    able.map(({ unit }) => unit),
    ratedAgainst(mind, { order, targets }),
  );
  const noted = superlatives.findLast(({ of }) => of === 'ai')?.left ?? best;
  const distances = able.flatMap(({ unit, distance }) => (best.includes(unit) && distance !== null ? [distance] : []));
  const wanted = order.relation === 'closest' ? Math.min(...distances) : Math.max(...distances);
  const left = able.filter(({ unit, distance }) => best.includes(unit) && distance === wanted).map(({ unit }) => unit);
  return [
    ...(isSame(noted, best) ? [] : [`best by the words are ${best.join()}, not ${noted.join()}`]),
    ...(relation?.distance === wanted ? [] : [`the distance is ${wanted}, not ${relation?.distance}`]),
    ...(isSame(relation?.left ?? [], left) ? [] : [`left by it are ${left.join()}, not ${relation?.left.join()}`]),
    ...(isSame(chosenAi?.among ?? [], left) ? [] : ['the ladder is about others than those who are left']),
    ...(deed !== null && chosenAi?.chosen === deed.unit ? [] : ['another acts than was chosen']),
  ];
}

export function reasonAgainst(
  { candidates, superlatives, relation, chosenAi }: OrderTrace,
  unit: UnitId,
): Reason | null {
  const candidate = candidates.find((each) => each.unit === unit);
  if (candidate === undefined) return null;
  if (candidate.failed !== null) return 'failed';
  if (candidate.distance === null)
    return candidate.aims.every(({ can, why }) => !can && why.length > 0) ? 'noAim' : null;
  if (superlatives.some(({ of, left }) => of === 'ai' && !left.includes(unit))) return 'superlative';
  if (relation?.left.includes(unit) === false) return 'distance';
  if (
    chosenAi?.rungs.some(({ figures, left }) => figures.some(([one]) => one === unit) && !left.includes(unit)) === true
  )
    return 'rung';
  return chosenAi !== null && chosenAi.roll !== null && chosenAi.chosen !== unit ? 'roll' : null;
}

// S-trace: superlatives can be redone by hand too. Each law that a note breaks is a line.

function fittingOf({ targets }: Pick<OrderTrace, 'targets'>): UnitId[] {
  return targets.filter(({ failed }) => failed === null).map(({ unit }) => unit);
}

/** S5.0a: the units an AI's AR is compared against. */
function ratedAgainst({ units }: Mind, { order, targets }: Pick<OrderTrace, 'order' | 'targets'>): readonly UnitId[] {
  const fitting = fittingOf({ targets });
  const isAboutUnits = order.to.includes('unit') || order.to.includes('ownMarker');
  return isAboutUnits && fitting.length > 0 ? fitting : units;
}

/** S5.0a: all that were left are compared, each with its figure; those left are the best, or the best possible. */
function brokenSuperlatives(mind: Mind, trace: OrderTrace): string[] {
  const { candidates, superlatives, deed } = trace;
  const able = candidates.filter(({ distance }) => distance !== null).map(({ unit }) => unit);
  const isAiFirst = superlatives.some(({ of }) => of === 'ai');
  const aimedAt = (some: readonly CandidateTrace[]): number[] => [
    ...new Set(some.flatMap(({ aims }) => aims.flatMap(({ aim, can }) => (can && 'unit' in aim ? [aim.unit] : [])))),
  ];
  const left = {
    ai: able,
    // the targets of the chosen AI, or all that fit.
    target: isAiFirst ? aimedAt(candidates.filter(({ unit }) => unit === deed?.unit)) : fittingOf(trace),
  };
  return superlatives.flatMap(({ word, of, figures, left: after }) => {
    const others = of === 'ai' ? ratedAgainst(mind, trace) : mind.ai;
    const wrong = figures.filter(([unit, figure]) => figureOf(mind, word, unit, others) !== figure);
    const among = left[of];
    const best = Math.min(...figures.flatMap(([unit, figure]) => (after.includes(unit) ? [figure] : [])));
    const better = figures.flatMap(([unit, figure]) => (figure < best ? [unit] : []));
    const missed = of === 'target' && !isAiFirst ? better.filter((unit) => aimedAt(candidates).includes(unit)) : better;
    const equal = figures.flatMap(([unit, figure]) => (figure === best ? [unit] : []));
    left[of] = [...after];
    return [
      ...wrong.map(([unit, figure]) => `${word} of ${unit} is not ${figure}`),
      ...(isSame(
        figures.map(([unit]) => unit),
        among,
      )
        ? []
        : [`${word} is not about those who were left`]),
      ...(isSame(equal, after) ? [] : [`${word} leaves ${after.join()} instead of ${equal.join()}`]),
      ...missed.map((unit) => `${word} leaves out ${unit}, which is better`),
    ];
  });
}
