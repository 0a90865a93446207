import type { Bot, Random, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../model/field.ts';
import type { TurnFrame } from '../../model/frame.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack.ts';
import { type BearSystem, enemyOf, playerOf, type Seen, type View } from '../../model/state.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../../rules/units/fighters.ts';
import { vpIfEndedNow } from '../../rules/victory/as-things-stand.ts';
import { answerTo } from './answers.ts';
import { planCard } from './plans/card-plan.ts';
import { aimAll, planFire, planShelling } from './plans/fire-plan.ts';
import { planMove } from './plans/move-plan.ts';
import { planRally } from './plans/rally-plan.ts';
import { planEnter, planLeave } from './plans/reserves-plan.ts';
import { planSmoke } from './plans/smoke-plan.ts';
import { planStanding } from './plans/stand-plan.ts';
import { planTransport } from './plans/transport-plan.ts';
import { planWeapons } from './plans/weapon-plan.ts';
import { look } from './scene/look.ts';
import { clockOf, makeScene, type Scene } from './scene/scene.ts';
import { stakesOf, weights } from './scene/weights.ts';
import { better, type Plan, sentenceOf } from './sums/price.ts';

/**
 * A player who knows his trade: he weighs what he could do in a turn by arithmetic, in victory points, and does what is worth
 * most. He sees no more than his seat, and remembers nothing but maps.
 */
export function captainFor(system: BearSystem, pack: Pack): Bot<View> {
  const on = fieldsOf(pack);
  let scene: Scene | null = null;
  return (view, random) => {
    const battle = on(view);
    scene ??= makeScene(pack, battle);
    const frame = view.frames.at(-1);
    if (frame?.kind === 'turn') {
      const player = turnOf(frame);
      if (view.terms.solo?.ai === player) return PROCEED;
      if (wouldConclude(battle, player)) return CONCLUDE;
      if (hasNothingLeft(view, player)) return PASS;
      look(scene, battle, player);
      return turn(scene, random);
    }
    return answerTo(scene, battle, frame, system) ?? system.anySentence(view, random);
  };
}

function turnOf({ order, place }: Readonly<TurnFrame>): number {
  return order[place] ?? 0;
}

const PASS: Sentence = ['pass'];
const CONCLUDE: Sentence = ['conclude'];
/** S2.2: the AI's turns are played by the rules, whoever speaks for it. */
const PROCEED: Sentence = ['proceed'];

/** Nobody is fresh, and there is nothing to pay with or to play: that is seen at a glance. */
function hasNothingLeft({ players, roster, units }: View, player: PlayerId): boolean {
  const me = players[player];
  if (me === undefined || me.caps > 0 || me.hand.length > 0 || me.weapons.length > 0) return false;
  for (const unit of roster) {
    const it = units[unit];
    if (it !== undefined && it.owner === player && !it.spent) return false;
  }
  return true;
}

/** B2.2: one thing of all that could be done, or nothing if nothing is worth its price. */
function turn(scene: Scene, random: Random): Sentence {
  aimAll(scene);
  const best = firstThoughts(scene, random) ?? secondThoughts(scene, random);
  return best === null ? idle(scene) : sentenceOf(best, isSwift(scene, best));
}

/** With more rounds than this beyond those that the Mission Track should take, it drags on. */
const OVERTIME = 1;

/** Nothing is worth doing. Where a mission drags on, somebody stalls: the AI draws a card for that, and its track goes on. */
function idle({ view, own }: Scene): Sentence {
  const fresh = own.find(({ spent }) => !spent);
  const drags = view.solo !== null && view.round > clockOf(view).rounds + OVERTIME;
  return drags && fresh !== undefined ? [fresh.word, 'stall'] : PASS;
}

/** What comes to mind at once: to fire, to rally, to play a card, to move those who are drawn somewhere. */
function firstThoughts(scene: Scene, random: Random): Plan | null {
  let best = planFire(scene);
  best = better(best, planWeapons(scene));
  best = better(best, planRally(scene));
  best = better(best, planEnter(scene));
  best = better(best, planLeave(scene));
  if (scene.hand.length > 0) best = better(best, planCard(scene));
  if (best === null || best.net < weights.goodShot) {
    best = better(best, planShelling(scene));
    best = better(best, planTransport(scene));
    best = better(best, planMove(scene, random, false));
  }
  return worthIt(best);
}

/** What is left before he passes. */
function secondThoughts(scene: Scene, random: Random): Plan | null {
  let best = planMove(scene, random, true);
  best = better(best, planSmoke(scene));
  best = better(best, planStanding(scene));
  return worthIt(best);
}

function worthIt(plan: Plan | null): Plan | null {
  return plan !== null && plan.net > weights.least ? plan : null;
}

/** Card 10: when there is much to be done at once, or no other turn to keep it for. */
function isSwift(scene: Scene, { net }: Plan): boolean {
  return scene.hand.includes('c10') && net > (scene.isLastRound ? weights.lastRoundCard : weights.swift);
}

/** the AI has nobody left here. Is this the moment to call it a day? */
function wouldConclude(seen: Seen, player: PlayerId): boolean {
  const { side } = playerOf(seen, player);
  const enemy = enemyOf(side);
  if (seen.view.solo === null || hasFightersOnMap(seen, enemy) || hasFightersInDrawCup(seen)) return false;
  const vp = vpIfEndedNow(seen);
  return vp[side] > vp[enemy] || !couldGain(seen, player);
}

/** A marker to be taken, an edge to be left by, or an enemy to come who is worth something. */
function couldGain({ view, pack }: Seen, player: PlayerId): boolean {
  const { side } = view.players[player] ?? {};
  const { terms, controls, roster, units } = view;
  const stakes = stakesOf(pack, terms);
  return (
    terms.exits.some((exit) => exit.side === side) ||
    controls.some((control) => control.side !== side && terms.victory.some(({ kind }) => kind === 'control')) ||
    roster.some(
      (unit) => pack.counters[unit]?.side !== side && units[unit]?.fate === 'waiting' && (stakes[unit] ?? 0) > 0,
    )
  );
}
