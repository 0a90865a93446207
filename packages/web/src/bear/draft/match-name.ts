import { battleName, type DraftView, missionNamed, type Pack, type Seen, type View } from '@sandtable/bear';
import type { BearOffer } from '../speech/meant.ts';

/**
 * The name of the mission, of the generated battle or of the guideline that is being drafted; otherwise where it takes
 * place: `A position on Plains and Village`.
 */
export function matchName(seen: Seen): string {
  const { terms, draft } = seen.view;
  if (draft !== null) return isDraft(seen.view) ? draftTitle(draft) : battleName(seen);
  return missionNamed(seen.pack, terms.mission)?.name ?? `A position${groundName(seen.pack, terms.map)}`;
}

function groundName({ boards }: Pack, map: View['terms']['map']): string {
  const laid = 'boards' in map ? map.boards : [];
  const names = laid.map(({ board }) => boards.find(({ id }) => id === board)?.name ?? board);
  const [first, second, ...more] = names;
  if (first === undefined) return '';
  if (second === undefined) return ` on ${first}`;
  return more.length === 0 ? ` on ${first} and ${second}` : ` on ${first}, ${second} and ${more.length} more`;
}

export function isDraft({ draft }: Pick<View, 'draft'>): boolean {
  return draft !== null && draft.phase !== 'done';
}

/** `Guideline 2: Infantry` */
export function draftTitle({ plan, isSolo }: DraftView): string {
  const name = plan.number === 0 ? plan.name : `Guideline ${plan.number}: ${plan.name}`;
  return isSolo ? `${name}, solo` : name;
}

const KINDS = ['role', 'board', 'boardEdge', 'turned', 'generatorCard', 'half', 'condition', 'defense'] as const;

export type DraftWord = Extract<BearOffer, { readonly kind: (typeof KINDS)[number] }>;

export function isDraftWord(meant: BearOffer): meant is DraftWord {
  return KINDS.some((kind) => kind === meant.kind);
}
