import type { Bot, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../board/map.ts';
import { corpsOf, effectOf } from '../../model/battle.ts';
import { EFFECT_RULES, type Phase } from '../../model/battlecard.ts';
import { cardId, type CorpsId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack.ts';
import type { Seen, View } from '../../model/state.ts';
import { planCentral } from './central.ts';
import { planClosing } from './closing.ts';
import { planOpening } from './opening.ts';
import { type CorpsScene, sceneOf, STEADY, type Temper, type Whim } from './scene.ts';
import { answerTokens, boost, counterAttack, fallBack, react, relegateOne } from './reactions.ts';

/**
 * A competent commander of either side: brings units up together, attacks where it counts, and occupies
 * objectives.
 */
export function corpsFor(pack: Pack, temper: Temper = STEADY): Bot<View> {
  const fields = fieldsOf(pack);
  return (view) => decide(fields(view), temper);
}

export function decide(seen: Seen, temper: Temper, whim?: Whim): Sentence {
  const frame = seen.view.frames.at(-1);
  switch (frame?.kind) {
    case 'round':
      return plan(seen, temper, whim);
    case 'reaction':
      return react(seen, frame);
    case 'boost':
      return boost(seen, frame);
    case 'tokens':
      return answerTokens(seen, frame);
    case 'combat':
      return counterAttack(seen, frame);
    case 'relegate':
      return relegateOne(seen, frame);
    case 'fallBack':
      return fallBack(seen, frame);
    case 'aiCard':
    case 'aiToken':
    case 'aiRound':
      return ['proceed'];
    case 'war':
    case undefined:
      throw new Error('nothing is asked');
  }
}

function plan(seen: Seen, temper: Temper, whim?: Whim): Sentence {
  const { turn } = seen.view;
  const scene = (): CorpsScene => sceneOf(seen, turn.corps, temper, whim);
  switch (turn.phase) {
    case 'opening':
      return holdsCardOf(seen, turn.corps, 'opening') ? planOpening(scene()) : NOTHING;
    case 'central':
      return planCentral(scene());
    case 'closing':
      return turn.attacks.length > 0 || holdsCardOf(seen, turn.corps, 'closing') ? planClosing(scene()) : NOTHING;
  }
}

const NOTHING: Sentence = ['disclose'];

function holdsCardOf(seen: Seen, corps: CorpsId, phase: Phase): boolean {
  return corpsOf(seen, corps).hand.some((card) => {
    const { kind, phase: its } = EFFECT_RULES[effectOf(seen.pack, card ?? cardId(0))];
    return card !== null && kind === 'support' && its === phase;
  });
}
