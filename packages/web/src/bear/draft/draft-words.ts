import { hexesAlong, MARKER_NAMES, type Pack, type Seen } from '@sandtable/bear';
import type { Sentence, Word } from '@sandtable/kernel';
import type { Form } from '../../face/choice.ts';
import type { BearOffer } from '../speech/meant.ts';
import { conditionNumber, printNumber } from './card-face.ts';
import { capital } from '../../ui/capital.ts';
import { printEdge } from './edge-words.ts';

const KINDS = ['role', 'board', 'boardEdge', 'turned', 'generatorCard', 'half', 'condition', 'defense'] as const;

/** A word of a generation. */
export type DraftWord = Extract<BearOffer, { readonly kind: (typeof KINDS)[number] }>;

export function isDraftWord(meant: BearOffer): meant is DraftWord {
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
    case 'condition':
      return { kind: 'splitCard', card: conditionNumber(meant.value) };
    case 'half':
      return { kind: 'half', card: cardNamed(pack, said.at(-1) ?? ''), half: meant.value };
    case 'defense':
      // It is said before its hex, as what is done is.
      return { kind: 'verb', leaves: false, clicked: 'then' };
    case 'role':
    case 'turned':
      return { kind: 'other' };
  }
}

/** The card that a word names, of either kind. */
function cardNamed({ generatorCards, conditionCards }: Pack, word: Word): number {
  const condition = conditionCards.findIndex(({ id }) => id === word);
  if (condition !== -1) return conditionNumber(condition);
  return generatorCards.findIndex(({ side, number }) => `${side}-${printNumber(number)}` === word);
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
    case 'condition':
      return pack.conditionCards[meant.value]?.name ?? meant.word;
    case 'defense':
      return capital(MARKER_NAMES[meant.value]);
    case 'half':
      return meant.value === 'top' ? 'Top' : 'Bottom';
  }
}
