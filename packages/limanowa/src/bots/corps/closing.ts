import { candidates, type Sentence, type Word } from '@sandtable/kernel';
import { typeOf, unitOf } from '../../model/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { Occupation } from '../../model/turn.ts';
import { cardInHand } from '../../rules/cards/hand.ts';
import { clashNow } from '../../rules/combat/clash.ts';
import { targetValue } from '../../rules/combat/target-value.ts';
import { hexKind, printUnit } from '../../rules/word-kinds.ts';
import { displacedSlot, displacedToSlot, dressedSlot } from '../../round/card-slots.ts';
import { nextOccupations } from '../../round/occupation.ts';
import { farthestOf, wantedHexes } from './opening.ts';
import { eachFoeBeside, moveTo, type CorpsScene, standingAt } from './scene.ts';
import { worthOfFoe, worthOfPlace } from './worth.ts';

/** L6.3a: occupations and the card that fits them. */
export function planClosing(scene: CorpsScene): Sentence {
  const { seen } = scene;
  const pushed = perturb(scene);
  const occupations = chooseOccupations(scene, pushed);
  const occupy = occupations.flatMap(({ unit, to }): Word[] => [
    'occupy',
    printUnit(seen, unit),
    hexKind.print(seen, to),
  ]);
  if (pushed !== null) return [...pushed.words, ...occupy, 'disclose'];
  const strike = pursue(scene, occupations);
  if (strike !== null) return ['pursuit', ...occupy, ...strike, 'disclose'];
  return [...(dress(scene) ?? []), ...occupy, 'disclose'];
}

interface DisplacedFoe {
  readonly perturbed: UnitId;
  readonly perturbedTo: HexId;
  readonly words: Sentence;
}

const perturbed = displacedSlot('L10e');
const perturbedTo = displacedToSlot('L10e', ({ foe }: { readonly foe: UnitId }) => foe);

/** L10e: moves a defender off a wanted hex that one of our units can then occupy. */
function perturb(scene: CorpsScene): DisplacedFoe | null {
  const { seen } = scene;
  if (cardInHand(seen, scene.corps, 'perturbation') === NONE) return null;
  for (const at of wantedHexes(scene)) {
    const foe = standingAt(scene, at);
    if (!perturbed.judge(seen, {}, foe).granted) continue;
    const to = farthestOf(scene, candidates(perturbedTo, seen, { foe }));
    if (to === NONE) continue;
    const said = { perturbed: foe, perturbedTo: to };
    if (!nextOccupations(seen, said).some((next) => next.to === at)) continue;
    moveTo(scene, foe, to);
    return { ...said, words: ['perturbation', printUnit(seen, foe), hexKind.print(seen, to)] };
  }
  return null;
}

function chooseOccupations(scene: CorpsScene, pushed: DisplacedFoe | null): readonly Occupation[] {
  const chosen: Occupation[] = [];
  for (;;) {
    const occupations = chosen.map(({ unit, to }) => ({ occupier: unit, occupied: to }));
    const said =
      pushed === null ? { occupations } : { perturbed: pushed.perturbed, perturbedTo: pushed.perturbedTo, occupations };
    let best: Occupation | null = null;
    let most = 0;
    for (const next of nextOccupations(scene.seen, said)) {
      const from = scene.places[next.unit] ?? NONE;
      const gain = worthOfPlace(scene, next.unit, next.to) - worthOfPlace(scene, next.unit, from);
      if (gain > most) [best, most] = [next, gain];
    }
    if (best === null) return chosen;
    moveTo(scene, best.unit, best.to);
    chosen.push(best);
  }
}

/** L10r: a unit that advanced attacks the best enemy in front of it. */
function pursue(scene: CorpsScene, occupations: readonly Occupation[]): readonly Word[] | null {
  const { seen } = scene;
  if (occupations.length === 0 || cardInHand(seen, scene.corps, 'pursuit') === NONE) return null;
  const clash = { ...clashNow(seen), places: scene.places };
  let best: readonly Word[] | null = null;
  let most = 0;
  for (const { unit, to } of occupations)
    eachFoeBeside(scene, to, (foe) => {
      const value = targetValue(seen, clash, 'attack', unit, foe, 1) * worthOfFoe(scene, foe);
      if (value > most) [best, most] = [['strike', printUnit(seen, unit), printUnit(seen, foe)], value];
    });
  return best;
}

/** L10s: the unit that has lost most RP, elite units and officers counting more. */
function dress(scene: CorpsScene): readonly Word[] | null {
  const { seen } = scene;
  if (cardInHand(seen, scene.corps, 'dressing') === NONE) return null;
  const hurt = candidates(dressedSlot, seen, {}).toSorted((a, b) => needOf(seen, b) - needOf(seen, a));
  const [unit] = hurt;
  return unit === undefined ? null : ['dressing', printUnit(seen, unit)];
}

function needOf(seen: Seen, unit: UnitId): number {
  const { rp, rank } = typeOf(seen, unit);
  return (rp - unitOf(seen, unit).rp) * (rank === 'core' ? 1 : 1.5);
}
