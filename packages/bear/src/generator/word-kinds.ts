import { type Edge, EDGES } from '@sandtable/hex';
import { choiceKind, kind } from '@sandtable/kernel';
import type { BoardPlace } from '../board/map-plan.ts';
import type { BoardEdge } from '../model/draft/draft.ts';
import { type GeneratorCard, HALVES } from '../model/pack/generator.ts';
import { cardId, NONE, playerId } from '../model/ids.ts';
import { roleNames } from '../model/battle/player.ts';
import type { Seen } from '../model/battle/state.ts';
import { boardsOf } from '../model/battle/terms.ts';

// The kinds of words in a draft: `german2`, `b3`, `b1-right`, `soviet-03`, `top`.

/** `german`, or `german1` if the side has several players */
export const roleKind = kind('role', {
  read: (seen: Seen, word) => found(playerId(roleWords(seen).indexOf(word))),
  print: (seen, player) => roleWords(seen)[player] ?? '?',
});

function roleWords({ view }: Seen): string[] {
  return roleNames(view.players.map(({ side }) => side));
}

export const boardKind = kind('board', {
  read: ({ pack }: Seen, word) => found(pack.boards.findIndex(({ id }) => id === word)),
  print: ({ pack }, board) => pack.boards[board]?.id ?? '?',
});

/** An edge of a board on the table: `b1-right` */
export const boardEdgeKind = kind('boardEdge', {
  read: ({ view }: Seen, word) => readEdge(boardsOf(view), word),
  print: ({ view }, { board, edge }: BoardEdge) => `${boardsOf(view)[board]?.board ?? '?'}-${edge}`,
});

function readEdge(boards: readonly BoardPlace[], word: string): BoardEdge | undefined {
  const [id, name, ...rest] = word.split('-');
  const board = boards.findIndex((each) => each.board === id);
  const edge = EDGES.find((each): each is Edge => each === name);
  return board === NONE || edge === undefined || rest.length > 0 ? undefined : { board, edge };
}

export const turnedKind = choiceKind('turned', ['turned']);

export const generatorCardKind = kind('generatorCard', {
  read: ({ pack }: Seen, word) => found(cardId(pack.generatorCards.findIndex((card) => printCard(card) === word))),
  print: ({ pack }, card) => printCard(pack.generatorCards[card]),
});

/** `soviet-03` */
function printCard(card: Pick<GeneratorCard, 'side' | 'number'> | undefined): string {
  return card === undefined ? '?' : `${card.side}-${String(card.number).padStart(2, '0')}`;
}

export const halfKind = choiceKind('half', HALVES);

function found<Id extends number>(place: Id): Id | undefined {
  return place === -1 ? undefined : place;
}

/** `cond-fog` */
export const conditionKind = kind('condition', {
  read: ({ pack }: Seen, word) => found(cardId(pack.conditionCards.findIndex(({ id }) => id === word))),
  print: ({ pack }, card) => pack.conditionCards[card]?.id ?? '?',
});
