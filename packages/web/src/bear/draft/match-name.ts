import { type DraftView, type Pack, printLength, type Seen, type View } from '@sandtable/bear';
import type { DraftStep } from '../../face/draft.ts';

/** The name of the mission, of the generated battle, or `A position`. */
export function matchName(pack: Pack, { terms, draft }: Pick<View, 'terms' | 'draft'>): string {
  if (draft !== null) return draftTitle(draft);
  return pack.missions.find(({ id }) => id === terms.mission)?.name ?? 'A position';
}

/** Whether the match is still being drafted. */
export function isDraft({ draft }: Pick<View, 'draft'>): boolean {
  return draft !== null && draft.phase !== 'done';
}

/** `Guideline 2: Infantry` */
export function draftTitle({ plan, isSolo }: DraftView): string {
  const name = plan.number === 0 ? plan.name : `Guideline ${plan.number}: ${plan.name}`;
  return isSolo ? `${name}, solo` : name;
}

export function draftFacts({ view: { terms, draft } }: Seen): string[] {
  if (draft === null) return [];
  return [printLength(terms), `about ${[...new Set(draft.plan.minutes)].join('-')} min`];
}

const LABELS = {
  roles: 'Sides',
  maps: 'Map',
  edges: 'Edges',
  decks: 'Decks',
  cards: 'Cards',
  facings: 'Facings',
} as const;

/** G2-G4: the steps of a draft, and where it is. */
export function draftSteps({ phase, isSolo, plan }: DraftView): DraftStep[] {
  const names = (['roles', 'maps', 'edges', 'decks', 'cards', 'facings'] as const).filter(
    (name) => (name !== 'roles' || !isSolo) && (name !== 'decks' || plan.variant?.kind === 'splitDecks'),
  );
  const here = Math.max(
    0,
    names.findIndex((name) => name === phase),
  );
  return names.map((name, place) => ({
    label: LABELS[name],
    state: place < here ? 'past' : place === here ? 'here' : 'ahead',
  }));
}
