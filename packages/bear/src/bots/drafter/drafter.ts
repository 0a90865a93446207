import type { Bot, Offer, Random, Sentence } from '@sandtable/kernel';
import { fieldsOf } from '../../model/battle/field.ts';
import type { DraftFrame, DraftView, EffectFrame } from '../../model/draft/draft.ts';
import { type PlayerId, playerId } from '../../model/ids.ts';
import type { Pack } from '../../model/pack/pack.ts';
import type { Bear, BearSystem, Seen, View } from '../../model/battle/state.ts';
import { type DraftStyle, liking, type DraftQuestion } from './liking.ts';

/**
 * The random part of his preferences, in VP: two drafts of one hand should differ, and a card's worth is a guess before
 * the battle. He is surer of hexes.
 */
const WHIM = { cards: 3, others: 0.6 } as const;

/**
 * A player who drafts sensibly: values the halves of his cards by their steps, and places units where they stand well.
 * He chooses word by word, always the offer he likes best, and knows only what his seat knows.
 */
export function drafterFor(system: BearSystem, pack: Pack, style: DraftStyle): Bot<View> {
  const on = fieldsOf(pack);
  return (view, random) => {
    const seen = on(view);
    const mind = mindOf(seen, system.pending(view)?.key ?? '', style);
    const said: string[] = [];
    for (;;) {
      const offers = system.offers(view, said);
      const best = bestOf(offers, mind, said, random);
      if (best === null || best.kind === 'stop') return said.length > 0 ? said : system.anySentence(view, random);
      said.push(best.word);
    }
  };
}

function bestOf(
  offers: readonly Offer<Bear>[],
  mind: DraftQuestion,
  said: Sentence,
  random: Random,
): Offer<Bear> | null {
  let best: Offer<Bear> | null = null;
  let most = -Infinity;
  const whim = mind.key === 'playCard' ? WHIM.cards : WHIM.others;
  for (const offer of offers) {
    const likes = liking(mind, offer, said) + whim * (random.below(1000) / 1000 - 0.5);
    if (likes > most) {
      most = likes;
      best = offer;
    }
  }
  return best;
}

function mindOf(seen: Seen, key: string, style: DraftStyle): DraftQuestion {
  const frame = seen.view.frames.at(-1);
  const effect = frame?.kind === 'effect' ? frame : null;
  return { seen, key, style, effect, player: speaker(frame?.kind === 'draft' ? frame : null, effect) };
}

/** The player whose turn it is, or who played the option that asks. */
function speaker(draft: Readonly<DraftFrame> | null, effect: Readonly<EffectFrame> | null): PlayerId {
  if (effect !== null) return effect.player;
  return draft?.order[draft.place] ?? playerId(0);
}

export function isDrafting({ draft }: { readonly draft: DraftView | null }): boolean {
  return draft !== null && draft.phase !== 'done';
}
