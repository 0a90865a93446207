import { type Bot, madeOnce, type Random, type Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { TurnFrame } from '../../model/battle/frame.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import { type BearSystem, enemyOf, playerOf, type Seen, type View } from '../../model/battle/state.ts';
import { hasFightersInDrawCup, hasFightersOnMap } from '../../rules/units/fighters.ts';
import { vpIfEndedNow } from '../../rules/victory/victory.ts';
import { answerTo } from './answers.ts';
import { aimAll } from './plans/fire-plan.ts';
import { aimPartners, stallForPartner } from './plans/partner-plan.ts';
import { look } from './scene/look.ts';
import { clockOf, makeScene, type CaptainScene } from './scene/scene.ts';
import { stakesOf, weights } from './scene/weights.ts';
import { type TurnPlan, sentenceOf } from './sums/price.ts';
import { bestThought, repertoireOf, thoughtsOf } from './thoughts.ts';

/**
 * A competent player: values everything he could do in a turn in VP, and does what is worth most. He sees only what his
 * seat sees, and remembers only maps.
 */
export function captainFor(system: BearSystem, pack: Pack): Bot<View> {
  const on = fieldsOf(pack);
  const sceneOf = madeOnce(makeScene);
  return (view, random) => {
    const battle = on(view);
    const scene = sceneOf(battle.pack, battle);
    const frame = view.frames.at(-1);
    if (frame?.kind === 'turn') return plainTurn(scene, battle, frame) ?? turn(scene, frame, random);
    return answerTo(scene, battle, frame, system) ?? system.anySentence(view, random);
  };
}

type Counsel = (view: View, random: Random) => readonly Sentence[];

/** What the captain would do in a turn, then everything else worth doing, best first; never empty. */
export function counselFor(pack: Pack): Counsel {
  return inTurns(pack, (scene, frame, random) => {
    const thoughts = thoughtsOf(scene, random);
    return thoughts.length === 0 ? [waiting(scene, frame)] : thoughts.map((plan) => sentenceOf(plan, false));
  });
}

/** What is worth trying in a turn: the captain's own choice, then the others by worth to him, and a pass. */
export function repertoireFor(pack: Pack): Counsel {
  return inTurns(pack, (scene, _frame, random) => [
    ...repertoireOf(scene, random).map((plan) => sentenceOf(plan, false)),
    PASS,
  ]);
}

/**
 * Answers a turn that needs no thought at once, calls `think` for others, and returns nothing if no turn is asked for.
 */
function inTurns(
  pack: Pack,
  think: (scene: CaptainScene, frame: Readonly<TurnFrame>, random: Random) => readonly Sentence[],
): Counsel {
  const on = fieldsOf(pack);
  const sceneOf = madeOnce(makeScene);
  return (view, random) => {
    const battle = on(view);
    const scene = sceneOf(battle.pack, battle);
    const frame = view.frames.at(-1);
    if (frame?.kind !== 'turn') return [];
    const plain = plainTurn(scene, battle, frame);
    if (plain !== null) return [plain];
    aim(scene);
    return think(scene, frame, random);
  };
}

/** The answer for a turn that needs no thought; otherwise fills the scene and returns null. */
function plainTurn(scene: CaptainScene, battle: Seen, frame: Readonly<TurnFrame>): Sentence | null {
  const player = turnOf(frame);
  if (battle.view.terms.solo?.ai === player) return PROCEED;
  if (wouldConclude(battle, player)) return CONCLUDE;
  if (hasNothingLeft(battle.view, player)) return PASS;
  look(scene, battle, player);
  return null;
}

function turnOf({ order, place }: Readonly<TurnFrame>): PlayerId {
  return order[place] ?? playerId(0);
}

const PASS: Sentence = ['pass'];
const CONCLUDE: Sentence = ['conclude'];
/** S2.2: any seat may play the AI's turn. */
const PROCEED: Sentence = ['proceed'];

/** A quick test: no fresh unit, and nothing to pay with or to play. */
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
  aim(scene);
  const best = bestThought(scene, random);
  return best === null ? waiting(scene, frame) : sentenceOf(best, isSwift(scene, best));
}

function aim(scene: CaptainScene): void {
  aimPartners(scene);
  aimAll(scene);
}

function waiting(scene: CaptainScene, frame: Readonly<TurnFrame>): Sentence {
  return stallForPartner(scene, frame) ?? idle(scene);
}

/** A mission drags on once it is this many rounds over the expected length of the Mission Track. */
const OVERTIME = 1;

/**
 * With nothing worth doing he passes. In a mission that drags on he stalls, so that the AI draws a card and its track
 * advances.
 */
function idle({ view, own }: CaptainScene): Sentence {
  const fresh = own.find(({ spent }) => !spent);
  const drags = view.solo !== null && view.round > clockOf(view).rounds + OVERTIME;
  return drags && fresh !== undefined ? [fresh.word, 'stall'] : PASS;
}

/** Card 10: if one plan is worth much, or no later turn could use the card. */
function isSwift(scene: CaptainScene, { net }: TurnPlan): boolean {
  return scene.hand.includes('c10') && net > (scene.isLastRound ? weights.lastRoundCard : weights.swift);
}

/** with no AI unit left, whether he should end the mission now. */
function wouldConclude(seen: Seen, player: PlayerId): boolean {
  const { side } = playerOf(seen, player);
  const enemy = enemyOf(side);
  if (seen.view.solo === null || hasFightersOnMap(seen, enemy) || hasFightersInDrawCup(seen)) return false;
  const vp = vpIfEndedNow(seen);
  return vp[side] > vp[enemy] || !couldGain(seen, player);
}

/** By taking a marker, leaving over an edge, or destroying an enemy yet to come. */
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
