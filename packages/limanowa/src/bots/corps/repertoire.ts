import type { Random, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../board/map.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack.ts';
import type { LimanowaSystem, Seen, View } from '../../model/state.ts';
import { printUnit } from '../../rules/word-kinds.ts';
import { planCentral } from './central.ts';
import { decide } from './corps.ts';
import { openings } from './opening.ts';
import { type CorpsScene, sceneOf, STEADY, type Temper, type Whim } from './scene.ts';
import { worthOfFoe } from './worth.ts';

/** The sentences worth trying: the corps bot's own first, then variations a competent commander might choose. */
export function repertoireFor(system: LimanowaSystem, pack: Pack): (view: View, random: Random) => readonly Sentence[] {
  const fields = fieldsOf(pack);
  return (view, random) => {
    const seen = fields(view);
    const own = decide(seen, STEADY);
    if (view.frames.at(-1)?.kind === 'round') return [own, ...plansOf(seen, random)];
    return [own, ...Array.from({ length: GUESSES }, () => system.anySentence(view, random))];
  };
}

/** Such questions have few answers: this many random ones cover most of them. */
const GUESSES = 12;

/** The number of random tempers to plan with. */
const TEMPERS = 12;

const NOTHING: Sentence = ['disclose'];

function plansOf(seen: Seen, random: Random): readonly Sentence[] {
  const { phase, corps } = seen.view.turn;
  const others = (): readonly Sentence[] => Array.from({ length: TEMPERS }, () => decide(seen, anyTemper(random)));
  switch (phase) {
    case 'opening':
      return [NOTHING, ...openings(sceneOf(seen, corps))];
    case 'central':
      return interleaved(bentPlans(seen), others());
    case 'closing':
      return [NOTHING, ...others()];
  }
}

/** Variations of the best plan: each without one of its moves, or with one enemy made more or less attractive. */
function bentPlans(seen: Seen): readonly Sentence[] {
  const { corps } = seen.view.turn;
  const scene = sceneOf(seen, corps);
  const own = planCentral(scene);
  const plan = (whim: Whim): Sentence => decide(seen, STEADY, whim);
  const attacked = targetsIn(scene, own);
  const spared = scene.foes
    .filter((foe) => !attacked.includes(foe))
    .toSorted((a, b) => worthOfFoe(scene, b) - worthOfFoe(scene, a))
    .slice(0, QUARRIES);
  const moved = [...scene.fighters, ...scene.guns].flatMap((unit) => {
    const to = scene.places[unit] ?? NONE;
    return to === seen.view.units[unit]?.at ? [] : [{ unit, to }];
  });
  return interleaved(
    moved.map((shunned) => plan({ shunned, prey: null })),
    interleaved(
      spared.map((foe) => plan({ shunned: null, prey: { foe, factor: DEAR } })),
      attacked.map((foe) => plan({ shunned: null, prey: { foe, factor: CHEAP } })),
    ),
  );
}

const QUARRIES = 3;
const DEAR = 3;
const CHEAP = 0.05;

function targetsIn({ seen, foes }: CorpsScene, plan: Sentence): readonly UnitId[] {
  const named = plan.filter((_word, place) => plan[place - 1] === 'attack');
  return foes.filter((foe) => named.includes(printUnit(seen, foe)));
}

function interleaved<T>(some: readonly T[], others: readonly T[]): readonly T[] {
  return Array.from({ length: Math.max(some.length, others.length) }, (_each, place) => [
    ...some.slice(place, place + 1),
    ...others.slice(place, place + 1),
  ]).flat();
}

const MOODS = [0.4, 0.7, 1, 1.5, 2.5] as const;

/** A commander with randomly shifted priorities. */
function anyTemper(random: Random): Temper {
  const mood = (weight: number): number => weight * random.pick(MOODS);
  return {
    progress: mood(STEADY.progress),
    hold: mood(STEADY.hold),
    wound: mood(STEADY.wound),
    own: mood(STEADY.own),
    lastOwn: mood(STEADY.lastOwn),
    lastFoe: mood(STEADY.lastFoe),
    onAim: mood(STEADY.onAim),
    nearAim: mood(STEADY.nearAim),
    counter: mood(STEADY.counter),
    inRange: mood(STEADY.inRange),
    gunStep: mood(STEADY.gunStep),
    gunFear: mood(STEADY.gunFear),
    beside: mood(STEADY.beside),
    token: mood(STEADY.token),
  };
}
