import type { Bot, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../board/fields.ts';
import type { Pack } from '../../model/pack.ts';
import type { Seen, View } from '../../model/state.ts';
import { planCentral } from './central.ts';
import { planClosing } from './closing.ts';
import { planOpening } from './opening.ts';
import { answerTokens, boost, counterAttack, fallBack, react, relegateOne } from './reactions.ts';

/** A competent commander of either side: brings its units up together, strikes where it counts, and walks into what it wants. */
export function corpsFor(pack: Pack): Bot<View> {
  const fields = fieldsOf(pack);
  return (view) => decide(fields(view));
}

function decide(seen: Seen): Sentence {
  const frame = seen.view.frames.at(-1);
  switch (frame?.kind) {
    case 'round':
      return plan(seen);
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

function plan(seen: Seen): Sentence {
  switch (seen.view.turn.phase) {
    case 'opening':
      return planOpening(seen);
    case 'central':
      return planCentral(seen);
    case 'closing':
      return planClosing(seen);
  }
}
