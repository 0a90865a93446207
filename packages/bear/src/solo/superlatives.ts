import type { AiOrder, Superlative } from '../model/solo/order.ts';
import { ablesAmong, aimsFor, type Near } from './able.ts';
import type { Aim } from './aims.ts';
import type { Able } from './choice-ladders.ts';
import { isSuperlative, superlativeFigure } from './order-words.ts';
import type { Thought } from './thought.ts';
import type { SuperlativeTrace } from './trace.ts';
import type { UnitId } from '../model/ids.ts';

// S5.0a, R-207: the words of an order that compare, of its AI and of its targets. Objectives are not compared.

/** The aims that are left, and those that had to be looked at to know it: the others are worse. */
interface Narrowed {
  readonly eligible: readonly Aim[];
  readonly tried: readonly Aim[];
}

/** Where the order asks for the best of the units alone, the best of those against whom anybody can execute it. */
export function narrow(
  thought: Thought,
  order: AiOrder,
  list: readonly number[],
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): Narrowed {
  let [eligible, tried] = [aims, aims];
  for (const word of order.target.filter(isSuperlative)) {
    const others = eligible.filter(({ kind }) => kind !== 'unit');
    const units = eligible.filter(({ kind }) => kind === 'unit');
    const figures = new Map(units.map((aim) => [aim, superlativeFigure(thought, word, aim.place, thought.ai)]));
    const best = [...new Set(figures.values())]
      .sort((a, b) => a - b)
      .find((level) => {
        const those = units.filter((aim) => figures.get(aim) === level);
        return ablesAmong(thought, order, list, those, true).length > 0;
      });
    const left = units.filter((aim) => figures.get(aim) === best);
    if (thought.traced && left.length > 0)
      notes.push({
        word,
        of: 'target',
        figures: [...figures].map(([{ place }, figure]) => [place, figure]),
        left: left.map(({ place }) => place),
      });
    if (best !== undefined) tried = tried.filter((aim) => (figures.get(aim) ?? best) <= best);
    eligible = [...left, ...others];
  }
  return { eligible, tried };
}

export function keepBest(
  thought: Thought,
  word: Superlative,
  ables: readonly Able[],
  against: readonly number[],
  notes: SuperlativeTrace[],
): Able[] {
  const figures = ables.map(({ ai }): [UnitId, number] => [ai, superlativeFigure(thought, word, ai, against)]);
  const best = Math.min(...figures.map(([, figure]) => figure));
  const left = ables.filter((_able, place) => figures[place]?.[1] === best);
  if (thought.traced && left.length > 0) notes.push({ word, of: 'ai', figures, left: left.map(({ ai }) => ai) });
  return left;
}

/** the best of the targets that the chosen AI can execute the order against; of equals the closest. */
export function bestAims(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aims: readonly Aim[],
  notes: SuperlativeTrace[],
): Aim[] {
  let left: readonly Near[] = aimsFor(thought, order, ai, aims);
  for (const word of order.target.filter(isSuperlative)) {
    const figures = unitsOf(left).map((unit): [UnitId, number] => [
      unit,
      superlativeFigure(thought, word, unit, thought.ai),
    ]);
    const best = Math.min(...figures.map(([, figure]) => figure));
    const worse = new Set(figures.flatMap(([unit, figure]) => (figure === best ? [] : [unit])));
    left = left.filter(({ aim: { kind, place } }) => kind !== 'unit' || !worse.has(place));
    if (thought.traced && figures.length > 0) notes.push({ word, of: 'target', figures, left: unitsOf(left) });
  }
  const [nearest] = left;
  return left.filter(({ distance }) => distance === nearest?.distance).map(({ aim }) => aim);
}

function unitsOf(near: readonly Near[]): UnitId[] {
  return near.flatMap(({ aim: { kind, place } }) => (kind === 'unit' ? [place] : []));
}
