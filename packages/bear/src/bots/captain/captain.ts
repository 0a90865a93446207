import type { Bot, Random, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { type BearSystem, enemyOf, playerOf, type Seen, type View } from '../../model/battle/state.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../../rules/units/fighters.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { answerTo } from './answers.ts';
import { planCard } from './plans/card-plan.ts';
import { aimAll, planFire, planShelling } from './plans/fire-plan.ts';
import { planMove } from './plans/move-plan.ts';
import { aimPartners, stallForPartner } from './plans/partner-plan.ts';
import { planRally } from './plans/rally-plan.ts';
import { planEnter, planLeave } from './plans/reserves-plan.ts';
import { planSmoke } from './plans/smoke-plan.ts';
import { planStanding } from './plans/stand-plan.ts';
import { planTransport } from './plans/transport-plan.ts';
import { planWeapons } from './plans/weapon-plan.ts';
import { look } from './scene/look.ts';
import { clockOf, makeScene, type CaptainScene } from './scene/scene.ts';
import { stakesOf, weights } from './scene/weights.ts';
import { better, type TurnPlan, sentenceOf } from './sums/price.ts';

/**
 * A player who knows his trade: he values everything he could do in a turn in victory points, and does what is worth most. He sees
 * no more than his seat does, and remembers nothing but maps.
 */
export function captainFor(system: BearSystem, pack: Pack): Bot<View> {
  const on = fieldsOf(pack);
  let scene: CaptainScene | null = null;
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
      return turn(scene, frame, random);
    }
    return answerTo(scene, battle, frame, system) ?? system.anySentence(view, random);
  };
}

function turnOf({ order, place }: Readonly<TurnFrame>): PlayerId {
  return order[place] ?? playerId(0);
}

const PASS: Sentence = ['pass'];
const CONCLUDE: Sentence = ['conclude'];
/** S2.2: the AI's turns play themselves, whichever seat proceeds. */
const PROCEED: Sentence = ['proceed'];

/** A quick test: no unit is fresh, and there is nothing to pay with or to play. */
function hasNothingLeft({ players, roster, units }: View, player: PlayerId): boolean {
  const me = players[player];
  if (me === undefined || me.caps > 0 || me.hand.length > 0 || me.weapons.length > 0) return false;
  for (const unit of roster) {
    const it = units[unit];
    if (it !== undefined && it.owner === player && !it.spent) return false;
  }
  return true;
}

/** B2.2: one action, or a pass if none is worth its price. */
function turn(scene: CaptainScene, frame: Readonly<TurnFrame>, random: Random): Sentence {
  aimPartners(scene);
  aimAll(scene);
  const best = firstThoughts(scene, random) ?? secondThoughts(scene, random);
  return best === null ? (stallForPartner(scene, frame) ?? idle(scene)) : sentenceOf(best, isSwift(scene, best));
}

/** A mission drags on once it is this many rounds over the expected length of the Mission Track. */
const OVERTIME = 1;

/** Nothing is worth doing. In a mission that drags on he stalls: the AI then draws a card, and its track advances. */
function idle({ view, own }: CaptainScene): Sentence {
  const fresh = own.find(({ spent }) => !spent);
  const drags = view.solo !== null && view.round > clockOf(view).rounds + OVERTIME;
  return drags && fresh !== undefined ? [fresh.word, 'stall'] : PASS;
}

/** The usual plans: fire, rally, play a card, move units that have somewhere to go. */
function firstThoughts(scene: CaptainScene, random: Random): TurnPlan | null {
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

/** The rest, tried before he passes. */
function secondThoughts(scene: CaptainScene, random: Random): TurnPlan | null {
  let best = planMove(scene, random, true);
  best = better(best, planSmoke(scene));
  best = better(best, planStanding(scene));
  return worthIt(best);
}

function worthIt(plan: TurnPlan | null): TurnPlan | null {
  return plan !== null && plan.net > weights.least ? plan : null;
}

/** Card 10: when one plan is worth much, or no later turn could use the card. */
function isSwift(scene: CaptainScene, { net }: TurnPlan): boolean {
  return scene.hand.includes('c10') && net > (scene.isLastRound ? weights.lastRoundCard : weights.swift);
}

/** the AI has nobody left. Should he end the mission now? */
function wouldConclude(seen: Seen, player: PlayerId): boolean {
  const { side } = playerOf(seen, player);
  const enemy = enemyOf(side);
  if (seen.view.solo === null || hasFightersOnMap(seen, enemy) || hasFightersInDrawCup(seen)) return false;
  const vp = vpIfEndedNow(seen);
  return vp[side] > vp[enemy] || !couldGain(seen, player);
}

/** By taking a marker, leaving over an edge, or destroying an enemy who is still to come. */
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
