import type { Half } from '../../model/pack/generator.ts';
import { type BearIo, drawCard, type Held, type View } from '../../model/battle/state.ts';
import { mustDraft, pushPlay } from '../draft-state.ts';
import { deckFor, rollSide, sidesByDie } from './draw.ts';

// G4.3, G6.3: a harder solo mission, in which the AI's side plays more Generator Cards than the player's. They are
// played once the die has said whose side is the AI's, so the player chooses nothing: the top card of the deck is
// drawn, and a die says which half of it is played.

const LAST_TOP = 3;

function halfByDie(die: number): Half {
  return die <= LAST_TOP ? 'top' : 'bottom';
}

/** How many cards the AI's side still has to play, once both sides have played theirs. */
export function aiCardsLeft({ options, draft }: Pick<View, 'options' | 'draft'>): number {
  const { plays, plan } = mustDraft({ draft });
  const due = plan.roles.reduce((sum, { hand }) => sum + hand, options.draft?.solo?.aiCards ?? 0);
  return due - plays.filter(({ deck }) => deck === 'card').length;
}

export function playAiCard(held: Held, io: BearIo): void {
  const draft = mustDraft(held.view);
  const sideDie = draft.sideDie ?? rollSide(held, io);
  draft.sideDie = sideDie;
  const { ai } = sidesByDie(held, sideDie);
  const card = drawCard(deckFor(held, ai), io);
  if (card === undefined) throw new Error(`the Generator deck of player ${ai} is empty`);
  const die = io.roll('generator', 6);
  const half = halfByDie(die);
  io.emit({ rule: 'G6.3', key: 'halfPlayed', player: ai, card, half, die });
  pushPlay(held, { player: ai, deck: 'card', card, half });
}
