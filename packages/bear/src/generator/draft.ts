import { finish, type FrameKind } from '@sandtable/kernel';
import type { Draft, DraftFrame, DraftPhase } from '../model/draft/draft.ts';
import { draftFrame } from '../model/battle/make-frame.ts';
import type { Bear, BearIo, State } from '../model/battle/state.ts';
import { decksPhase } from './draft-decks.ts';
import { edgesPhase } from './draft-edges.ts';
import { facingsPhase } from './draft-facings.ts';
import { mapsPhase } from './draft-maps.ts';
import { rolesPhase } from './draft-roles.ts';
import { turnsPhase } from './draft-turns.ts';
import { mustDraft } from './must-draft.ts';
import type { Phase } from './phase.ts';

/** G2-G5: a generation from the roll for initiative to the last facing, phase by phase. */
const PHASES: Readonly<Record<DraftPhase, Phase>> = {
  roles: rolesPhase,
  maps: mapsPhase,
  edges: edgesPhase,
  decks: decksPhase,
  cards: turnsPhase,
  facings: facingsPhase,
  done: { ask: () => null, go: (held, frame) => finish(held.view, frame) },
};

export const draftKind: FrameKind<Bear, DraftFrame> = {
  ask: (seen, frame) => PHASES[mustDraft(seen.view).phase].ask(seen, frame),
  go: (held, frame, io) => PHASES[mustDraft(held.view).phase].go(held, frame, io),
};

/** The generation comes before the first round; G2.1.4, G2.1.8, G2.1.12: all its decks are shuffled. */
export function beginDraft(state: State, { decks, conditions, cup }: Draft, io: BearIo): void {
  for (const pile of [...decks, conditions, cup]) io.shuffle(pile);
  state.frames.push(draftFrame());
}
