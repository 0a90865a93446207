import type { PiecePicture, PlanArrow } from '@sandtable/board';
import type { Sentence, Word } from '@sandtable/kernel';
import {
  type Act,
  ACTS,
  fullChance,
  type HexId,
  hexKind,
  isEffect,
  NONE,
  printHex,
  printPercent,
  type Seen,
  type TargetFigures,
  type UnitId,
  unitKind,
} from '@sandtable/limanowa';
import { ghostOf } from '@sandtable/limanowa/pictures';
import type { Overlays, SentencePicture } from '../../face/field.ts';
import { ordersIn } from '../../saying/plan.ts';
import { judged, type LimanowaSaying } from '../speech/saying.ts';
import { isOrderWord } from '../speech/fixed-words.ts';

/** A plan as arrows on the map, with ghosts of the units at their goals. */
export function picturedPlan(saying: LimanowaSaying): SentencePicture {
  const { seen } = saying;
  const { figures } = judged(saying);
  const places = new Map<UnitId, HexId>();
  const overlays: PlanArrow[] = [];
  const ghosts: PiecePicture[] = [];
  const orders = ordersIn(saying);
  for (const { words } of orders) {
    const go = moveIn(seen, words);
    if (go === null) continue;
    overlays.push(...planArrow(seen, 'march', placeOf(seen, places, go.unit), go.to, { text: '', isDraft: false }));
    places.set(go.unit, go.to);
    ghosts.push(ghostOf(seen, go.unit, go.to));
  }
  for (const { words } of orders)
    for (const { unit, target, plan } of strikesIn(seen, words)) {
      const [from, to] = [placeOf(seen, places, unit), placeOf(seen, places, target)];
      const text = strikeText(seen, figures.targets ?? [], unit, target, plan);
      overlays.push(...planArrow(seen, plan, from, to, { text, isDraft: false }));
    }
  return { overlays, ghosts, moved: places };
}

function placeOf({ view }: Seen, places: ReadonlyMap<UnitId, HexId>, unit: UnitId): HexId {
  return places.get(unit) ?? view.units[unit]?.at ?? NONE;
}

/** `40%` for an attack, `+2` for support. */
function strikeText(
  { pack }: Seen,
  targets: readonly TargetFigures[],
  unit: UnitId,
  target: UnitId,
  plan: PlanArrow['plan'],
): string {
  if (plan === 'support') return `+${pack.ruleset.supportTv}`;
  const found = targets.find((each) => each.attacker === unit && each.target === target);
  return found === undefined ? '' : printPercent(fullChance(found));
}

function moveIn(seen: Seen, [verb = '', who = '', where = '']: Sentence): { unit: UnitId; to: HexId } | null {
  if (actOf(verb) !== 'go') return null;
  const unit = unitKind.read(seen, who);
  const to = hexKind.read(seen, where);
  return unit === undefined || to === undefined ? null : { unit, to };
}

interface Strike {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly plan: PlanArrow['plan'];
}

/** The arrow of each act; null for acts without one. */
const STRIKES: Readonly<Record<Act, PlanArrow['plan'] | null>> = {
  shell: 'bombard',
  support: 'support',
  strike: 'attack',
  attack: 'attack',
  go: null,
  name: null,
  nothing: null,
};

function strikesIn(seen: Seen, [verb = '', ...said]: Sentence): Strike[] {
  const act = actOf(verb);
  const plan = STRIKES[act];
  if (plan === null) return [];
  const units = said.map((word) => unitKind.read(seen, word) ?? NONE);
  const [first = NONE, second = NONE] = units;
  if (act === 'attack') return units.slice(1).map((unit) => ({ unit, target: first, plan }));
  return second === NONE ? [] : [{ unit: first, target: second, plan }];
}

function actOf(word: Word): Act {
  return isEffect(word) || isOrderWord(word) ? ACTS[word] : 'nothing';
}

const SETTLED = { text: '', isDraft: false } as const;

/** L6b: the disclosed plan that is still to be carried out, for players who react to it. */
export function disclosedArrows(seen: Seen): Overlays {
  const { turn, units } = seen.view;
  const plan = turn.phase === 'central' ? turn.plan : null;
  if (plan === null) return [];
  const ends = new Map(plan.moves.map(({ unit, to }) => [unit, to]));
  const strike = (manner: PlanArrow['plan'], unit: UnitId, target: UnitId): PlanArrow[] =>
    planArrow(seen, manner, placeOf(seen, ends, unit), placeOf(seen, ends, target), SETTLED);
  return [
    ...plan.moves.flatMap(({ unit, to }) => planArrow(seen, 'march', units[unit]?.at ?? NONE, to, SETTLED)),
    ...plan.shells.flatMap(({ battery, target }) => strike('bombard', battery, target)),
    ...plan.supports.flatMap(({ battery, target }) => strike('support', battery, target)),
    ...plan.attacks.flatMap(({ target, attackers }) => attackers.flatMap((unit) => strike('attack', unit, target))),
  ];
}

interface ArrowText {
  readonly text: string;
  readonly isDraft: boolean;
}

/** No arrow if one end is off the map or both ends are the same. */
export function planArrow(
  seen: Seen,
  plan: PlanArrow['plan'],
  from: HexId,
  to: HexId,
  { text, isDraft }: ArrowText,
): PlanArrow[] {
  if (from === NONE || to === NONE || from === to) return [];
  return [{ kind: 'plan', through: [printHex(seen.map, from), printHex(seen.map, to)], plan, text, isDraft }];
}

export function hexWordOfUnit(seen: Seen, unit: UnitId): string | undefined {
  const at = seen.view.units[unit]?.at ?? NONE;
  return at === NONE ? undefined : printHex(seen.map, at);
}
