import { hexesAlong, type Seen } from '@sandtable/bear';
import type { Sentence } from '@sandtable/kernel';
import type { Form } from '../../face/choice.ts';
import type { Meant } from '../speech/meant.ts';
import { printNumber } from './card-face.ts';
import { printEdge } from './edge-words.ts';

const KINDS = ['role', 'board', 'boardEdge', 'turned', 'generatorCard', 'half'] as const;

/** A word of a generation. */
export type DraftWord = Extract<Meant, { readonly kind: (typeof KINDS)[number] }>;

export function isDraftWord(meant: Meant): meant is DraftWord {
  return KINDS.some((kind) => kind === meant.kind);
}

/** What it is to the screen: boards and edges lie on the table, a card has its two halves. */
export function draftForm({ map, pack }: Seen, said: Sentence, meant: DraftWord): Form {
  switch (meant.kind) {
    case 'board':
      return { kind: 'board', board: meant.value };
    case 'boardEdge':
      return { kind: 'edge', hexes: hexesAlong(map, [meant.value]) };
    case 'generatorCard':
      return { kind: 'splitCard', card: meant.value };
    case 'half': {
      const before = said.at(-1) ?? '';
      const card = pack.generatorCards.findIndex(({ side, number }) => `${side}-${printNumber(number)}` === before);
      return { kind: 'half', card, half: meant.value };
    }
    case 'role':
    case 'turned':
      return { kind: 'other' };
  }
}

export function draftWordLabel(seen: Seen, meant: DraftWord): string {
  const { pack } = seen;
  switch (meant.kind) {
    case 'role':
      return capital(meant.word.replace(/(\d)$/, ' $1'));
    case 'board':
      return pack.boards[meant.value]?.name ?? meant.word;
    case 'boardEdge':
      return capital(printEdge(seen, meant.value).replace(/^the /, ''));
    case 'turned':
      return 'Turned around';
    case 'generatorCard': {
      const card = pack.generatorCards[meant.value];
      return card === undefined ? meant.word : `${printNumber(card.number)} ${card.name}`;
    }
    case 'half':
      return meant.value === 'top' ? 'Top' : 'Bottom';
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
