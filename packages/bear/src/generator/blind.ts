import type { DraftView } from '../model/draft/draft.ts';
import { NONE, type PlayerId } from '../model/ids.ts';
import type { GeneratedSolo, SoloTerms } from '../model/solo/solo.ts';
import type { Seen, View } from '../model/battle/state.ts';
import type { Terms } from '../model/battle/terms.ts';

/**
 * A generated solo mission for a player who has not seen the AI's half of the draft: without the AI's cards, tiles,
 * orders and cups, and without scoring that only its cards give. For display only: the rules of its cards still hold.
 */
export function blindSeen(seen: Seen): Seen {
  const { draft, terms } = seen.view;
  if (draft === null || terms.solo === null) return seen;
  const view: View = { ...seen.view, draft: ownDraft(draft, terms.solo.ai), terms: ownTerms(seen.view) };
  return { ...seen, view };
}

/** G3.9: a Condition Card played for its top holds for both sides, so it stays visible. */
function ownDraft(draft: DraftView, ai: PlayerId): DraftView {
  const plays = draft.plays.filter(
    ({ player, deck, half }) => player !== ai || (deck === 'condition' && half === 'top'),
  );
  return { ...draft, plays, printedCaps: draft.printedCaps.map((caps, player) => (player === ai ? 0 : caps)) };
}

function ownTerms({ terms, players }: View): Terms {
  const { solo } = terms;
  if (solo === null) return terms;
  const side = players[solo.ai]?.side;
  return {
    ...terms,
    victory: terms.victory.filter(
      (rule) => !('side' in rule) || rule.side !== side || (rule.kind === 'destroyed' && !rule.added),
    ),
    rules: terms.rules.filter((rule) => rule.side !== side),
    exits: terms.exits.filter((exit) => exit.side !== side),
    solo: ownSolo(solo),
  };
}

const NOTHING_KNOWN: GeneratedSolo = {
  tiles: [],
  counteractionTiles: [],
  missionOrderTiles: [],
  lowRisk: [],
  drawCup: true,
  molotov: NONE,
  truck: null,
};

function ownSolo({ ai, length, track }: SoloTerms): SoloTerms {
  return {
    ai,
    length,
    track,
    deck: [],
    counteractions: [],
    missionOrders: [],
    cup: [],
    objectives: [],
    generated: NOTHING_KNOWN,
  };
}
