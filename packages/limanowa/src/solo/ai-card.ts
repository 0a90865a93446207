import { type Asked, discard, finish, type FrameKind, type Question, verb } from '@sandtable/kernel';
import { effectOf, isFighter } from '../model/battle.ts';
import type { Phase } from '../model/battlecard.ts';
import { AI_SEAT } from '../model/forces.ts';
import type { AiCardFrame } from '../model/frame.ts';
import { type CardId, cardId } from '../model/ids.ts';
import type { Held, Limanowa, LimanowaIo, Seen } from '../model/state.ts';
import { applyContra, type ContraPlay } from '../rules/combat/contra.ts';
import { isAiUnit, threatsOf } from './ai-side.ts';
import { pickUse } from './card-use.ts';
import type { CardNoRoll } from './trace.ts';

// LS3.2.1: after a disclosure the AI rolls once, if a card could be of use, and turns up the top card of the phase's pile.

const STEP = { begin: 0, roll: 1 } as const;

export const aiCardKind: FrameKind<Limanowa, AiCardFrame> = {
  ask: (_seen, { step }) => (step === STEP.roll ? question : null),
  go(held, frame, io) {
    const { phase } = frame;
    const no = noCardRoll(held, phase);
    if (no === null) {
      frame.step = STEP.roll;
      return;
    }
    io.trace?.({ note: 'cardNotRolled', phase, no });
    io.emit({ rule: no.rule, key: 'aiCardNotRolled', phase, why: no.why });
    finish(held.view, frame);
  },
};

/** LS1h: the AI has no choices; the player who says `proceed` rolls its dice. */
const proceed = verb<Limanowa, AiCardFrame, Asked<AiCardFrame>>('proceed', {
  traits: { rolls: true, usual: true },
  says: (phrase) => phrase.word('proceed'),
  resolve(held, { frame }, io) {
    const { phase } = frame;
    const limit = cardLimit(held, phase);
    const { sides } = held.die;
    const die = io.roll('ai', sides);
    io.trace?.({ note: 'cardRolled', phase, limit, die, sides });
    io.emit({ rule: 'LS3.2.1a', key: 'aiCardRolled', phase, limit, die });
    finish(held.view, frame);
    if (die <= limit) turnCard(held, phase, io);
  },
});

const question: Question<Limanowa> = { seat: AI_SEAT, key: 'aiCard', verbs: [proceed] };

/** LS3.2.1b, LS3.2.1c: a card with an effect is used, and is the AI's only one this round; any other is discarded. */
function turnCard(held: Held, phase: Phase, io: LimanowaIo): void {
  const pile = held.view.piles?.[phase];
  const drawn = pile && io.draw(pile);
  if (pile === undefined || drawn === undefined) throw new Error(`the AI has no cards of the ${phase} phase`);
  const card = cardId(drawn);
  const effect = effectOf(held.pack, card);
  io.emit({ rule: 'LS3.2.1a', key: 'aiCardTurned', phase, card });
  const use = pickUse(held, { phase, card, effect }, io);
  discard(pile, card);
  if (use === null) io.emit({ rule: 'LS3.2.1c', key: 'aiCardDiscarded', card });
  else useCard(held, card, use, io);
  renew(held, phase, io);
}

function useCard(held: Held, card: CardId, use: ContraPlay, io: LimanowaIo): void {
  held.view.turn.aiCard = true;
  io.emit({ rule: 'LS3.2.1b', key: 'aiCardUsed', card, unit: use.unit, target: use.target });
  applyContra(held, use, io);
}

/** LS2.5c: as soon as the pile is empty. */
function renew({ view }: Held, phase: Phase, io: LimanowaIo): void {
  const pile = view.piles?.[phase];
  if (pile === undefined || pile.inside.length > 0) return;
  io.shuffle(pile, 'withDiscards');
  io.emit({ rule: 'LS2.5c', key: 'reshuffled', pile: phase });
}

/** LS3.2.1a, R-201: why the AI does not roll for a card; null if it does. Whether the face-down cards fit does not matter. */
export function noCardRoll(seen: Seen, phase: Phase): CardNoRoll | null {
  const { turn, piles } = seen.view;
  if (turn.aiCard) return { rule: 'LS3.2.1n3', why: 'used' };
  const pile = piles?.[phase];
  if (pile === undefined || pile.inside.length + pile.discards.length === 0) return { rule: 'LS2.5a', why: 'noPile' };
  switch (phase) {
    case 'opening':
      return turn.card === null ? { rule: 'LS3.2.1n1', why: 'noCard' } : null;
    case 'central':
      return threatsOf(seen).length === 0 ? { rule: 'R-201', why: 'noAttack' } : null;
    case 'closing':
      return hasSurvivor(seen) ? null : { rule: 'LS3.2.1n2', why: 'noSurvivor' };
  }
}

/** AI infantry or cavalry that survived an attack by infantry or cavalry in this round. */
function hasSurvivor(seen: Seen): boolean {
  return seen.view.turn.attacks.some(({ made, target }) => made && isAiUnit(seen, target) && isFighter(seen, target));
}

export function cardLimit({ die, view }: Seen, phase: Phase): number {
  return die.ai[view.options.level].card[phase];
}
