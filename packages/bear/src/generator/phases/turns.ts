import { listedSlot, verb } from '@sandtable/kernel';
import type { DraftFrame } from '../../model/draft/draft.ts';
import { type Half, HALVES } from '../../model/pack/generator.ts';
import { type CardId, type PlayerId, playerId } from '../../model/ids.ts';
import { question } from '../../model/battle/question.ts';
import { type Bear, type BearIo, type Held, playerOf, type Seen, type View } from '../../model/battle/state.ts';
import { completeDraft } from '../completion.ts';
import { hasTurn, mustDraft, type Phase, pushPlay } from '../draft-state.ts';
import { aiCardsLeft, playAiCard } from '../solo/ai-cards.ts';
import { drawTwo, returnOther } from '../solo/draw.ts';
import { generatorCardKind, halfKind } from '../word-kinds.ts';

// G3.0: `soviet-03 top`: players take turns playing one card for its top or bottom.

// ASKED: a player chooses a card. PLAYED: its effect is being resolved.
const ASKED = 0;
const PLAYED = 1;

interface PlayHalf {
  readonly frame: DraftFrame;
  readonly card: CardId;
  readonly half: Half;
}

function turnOf({ order, place }: Readonly<DraftFrame>): PlayerId {
  return order[place] ?? playerId(0);
}

/** The cards he may choose from, as far as the viewer knows them. */
function handOf({ view }: Seen, player: PlayerId): CardId[] {
  return (mustDraft(view).hands[player] ?? []).filter((card): card is CardId => card !== null);
}

const playHalf = verb<Bear, DraftFrame, PlayHalf>('playHalf', {
  traits: { by: 'player', rolls: true },
  says: (phrase) =>
    phrase
      .slot(
        'card',
        listedSlot(generatorCardKind, (seen: Seen, { frame }) => handOf(seen, turnOf(frame)), {
          rule: 'G3.0a',
          key: 'notOfHand',
        }),
      )
      .slot(
        'half',
        listedSlot(halfKind, (_seen: Seen, _so: object) => HALVES, { rule: 'G3.0c', key: 'notOfHand' }),
      ),
  resolve: (held, { frame, card, half }, io) => {
    const draft = mustDraft(held.view);
    const player = turnOf(frame);
    draft.hands = draft.hands.with(
      player,
      (draft.hands[player] ?? []).filter((other) => other !== card),
    );
    frame.step = PLAYED;
    io.emit({ rule: 'G3.0a', key: 'halfPlayed', player, card, half });
    pushPlay(held, { player, deck: 'card', card, half });
  },
});

const VERBS = [playHalf];

export const turnsPhase: Phase = {
  ask(seen, frame) {
    const player = turnOf(frame);
    if (frame.step !== ASKED || !hasTurn(mustDraft(seen.view), player) || hasToDraw(seen.view, frame)) return null;
    return question(playerOf(seen, player).seat, 'playCard', VERBS);
  },
  go(held, frame, io) {
    const draft = mustDraft(held.view);
    if (hasToDraw(held.view, frame)) return drawTwo(held, turnOf(frame), io);
    if (draft.isSolo) returnOther(held, turnOf(frame), io);
    if (!frame.order.some((player) => hasTurn(draft, player)))
      return draft.isSolo && aiCardsLeft(held.view) > 0 ? playAiCard(held, io) : end(held, frame, io);
    frame.step = ASKED;
    frame.place = (frame.place + 1) % frame.order.length;
  },
};

/** G5.2a: a solo player has no hand, so two cards are drawn for him to choose from. */
function hasToDraw({ draft }: View, frame: Readonly<DraftFrame>): boolean {
  const { isSolo, hands } = mustDraft({ draft });
  const player = turnOf(frame);
  return isSolo && frame.step === ASKED && hands[player]?.length === 0 && hasTurn(mustDraft({ draft }), player);
}

function end(held: Held, frame: DraftFrame, io: BearIo): void {
  completeDraft(held, io);
  mustDraft(held.view).phase = 'facings';
  frame.step = ASKED;
  frame.place = 0;
}
