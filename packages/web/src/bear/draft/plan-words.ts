import type { DraftView, Seen } from '@sandtable/bear';
import type { DraftStep } from '../../face/draft.ts';

/** `Guideline 2: Infantry` */
export function draftTitle({ plan, isSolo }: DraftView): string {
  const name = plan.number === 0 ? plan.name : `Guideline ${plan.number}: ${plan.name}`;
  return isSolo ? `${name}, solo` : name;
}

export function draftFacts({ view: { terms, draft } }: Seen): string[] {
  if (draft === null) return [];
  return [`${terms.rounds} rounds`, `about ${draft.plan.minutes.join('-')} min`];
}

const LABELS = {
  roles: 'Sides',
  maps: 'Map',
  edges: 'Edges',
  cards: 'Cards',
  facings: 'Facings',
} as const;

/** G2-G4: how far it has come. */
export function draftSteps({ phase, isSolo }: DraftView): DraftStep[] {
  const names = (['roles', 'maps', 'edges', 'cards', 'facings'] as const).filter((name) => !isSolo || name !== 'roles');
  const here = names.findIndex((name) => name === phase);
  return names.map((name, place) => ({
    label: LABELS[name],
    state: place < here ? 'past' : place === here ? 'here' : 'ahead',
  }));
}
