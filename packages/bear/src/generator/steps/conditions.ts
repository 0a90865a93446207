import { type Asked, discard, listedSlot, verb } from '@sandtable/kernel';
import type { EffectFrame } from '../../model/draft/draft.ts';
import type { StepOf } from '../../model/pack/effect-step.ts';
import { type Half, HALVES } from '../../model/pack/generator.ts';
import { type CardId, cardId, type PlayerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, drawCard, type Held, type Seen } from '../../model/battle/state.ts';
import { mustDraft, pushPlay, seatFor } from '../draft-state.ts';
import { conditionKind, halfKind } from '../word-kinds.ts';
import { endStep, type StepModule } from './step-module.ts';

// G3.9: `cond-fog top`: of two Condition Cards one is played for its top, the other for its bottom

const DRAWN = 2;

interface PlayCondition extends Asked<EffectFrame> {
  readonly card: CardId;
  readonly half: Half;
}

const playCondition = verb<Bear, EffectFrame, PlayCondition>('playCondition', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase
      .slot(
        'card',
        listedSlot(conditionKind, (_seen: Seen, { frame }) => frame.drawn, { rule: 'G3.9', key: 'notDrawn' }),
      )
      .slot(
        'half',
        listedSlot(halfKind, (_seen: Seen, _so: object) => HALVES, { rule: 'G3.9', key: 'notDrawn' }),
      ),
  resolve(held, { frame, card, half }, io) {
    const other = frame.drawn.find((each) => each !== card);
    const [top, bottom] = half === 'top' ? [card, other] : [other, card];
    play(held, frame, top, bottom, io);
  },
});

const VERBS = [playCondition];

export const conditions: StepModule<StepOf<'conditions'>> = {
  ask: (seen, frame) =>
    frame.drawn.length === DRAWN ? question(seatFor(seen, frame.player), 'conditions', VERBS) : null,
  go(held, frame, _step, io) {
    const { player } = frame;
    const drawn = draw(held, io);
    if (drawn.length === 0) {
      io.emit({ rule: 'G3.9', key: 'partIgnored', why: 'noCondition' });
      return endStep(frame);
    }
    io.emit({ rule: 'G3.9', key: 'conditionsDrawn', player, cards: drawn });
    if (drawn.length === DRAWN) {
      frame.drawn = drawn;
      return;
    }
    play(held, frame, drawn[0], undefined, io);
    io.emit({ rule: 'G3.9', key: 'partIgnored', why: 'noCondition' });
  },
  words: () => 'Draw 2 Condition Cards: one is played for its top, the other for its bottom.',
  worth: () => 1,
};

/** Discards are not reshuffled. */
function draw({ view }: Held, io: BearIo): CardId[] {
  const { conditions: deck } = mustDraft(view);
  const drawn: CardId[] = [];
  while (drawn.length < DRAWN && deck.inside.length > 0) drawn.push(drawCard(deck, io) ?? cardId(0));
  return drawn;
}

/** The top is resolved first, so its frame is pushed last. */
function play(held: Held, frame: EffectFrame, top: CardId | undefined, bottom: CardId | undefined, io: BearIo): void {
  const { player } = frame;
  endStep(frame);
  if (bottom !== undefined) begin(held, player, bottom, 'bottom', io);
  if (top !== undefined) begin(held, player, top, 'top', io);
}

/** a benefit that does not last is discarded. */
function begin(held: Held, player: PlayerId, card: CardId, half: Half, io: BearIo): void {
  const stays = half === 'top' || (held.pack.conditionCards[card]?.bottom.lasts ?? true);
  if (!stays) discard(mustDraft(held.view).conditions, card);
  io.emit({ rule: 'G3.9', key: 'conditionPlayed', player, card, half, stays });
  pushPlay(held, { player, deck: 'condition', card, half });
}
