import type { Bot, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../board/fields.ts';
import type { Pack } from '../../model/pack.ts';
import type { Seen, View } from '../../model/state.ts';
import { planCentral } from './central.ts';
import { planClosing } from './closing.ts';
import { planOpening } from './opening.ts';
import { sceneOf } from './scene.ts';
import { STEADY, type Temper } from './temper.ts';
import { answerTokens, boost, counterAttack, fallBack, react, relegateOne } from './reactions.ts';

/** A competent commander of either side: brings its units up together, strikes where it counts, and walks into what it wants. */
export function corpsFor(pack: Pack, temper: Temper = STEADY): Bot<View> {
  const fields = fieldsOf(pack);
  return (view) => decide(fields(view), temper);
}

function decide(seen: Seen, temper: Temper): Sentence {
  const frame = seen.view.frames.at(-1);
  switch (frame?.kind) {
    case 'round':
      return plan(seen, temper);
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

function plan(seen: Seen, temper: Temper): Sentence {
  switch (seen.view.turn.phase) {
    case 'opening':
      return planOpening(sceneOf(seen, seen.view.turn.corps, temper));
    case 'central':
      return planCentral(sceneOf(seen, seen.view.turn.corps, temper));
    case 'closing':
      return planClosing(sceneOf(seen, seen.view.turn.corps, temper));
  }
}
