import type { Beforehand, Foreseen, Seat } from '@sandtable/kernel';
import type { UnitId } from '../model/ids.ts';
import type { Limanowa, View } from '../model/state.ts';

// What players may answer in advance, by public information only: hands are secret, everything else is open.

const PASS = ['pass'];

function reaction(key: string, choice: Foreseen['choice']): Foreseen {
  return { choice, kind: key, says: (word) => [word], pass: PASS };
}

/** L6b: only the player knows whether their hand has a fitting card. Plans are always asked for. */
const QUESTIONS: { readonly [key: string]: Foreseen | undefined } = {
  openingReaction: reaction('openingReaction', 'secret'),
  centralReaction: reaction('centralReaction', 'secret'),
  closingReaction: reaction('closingReaction', 'secret'),
  boost: reaction('boost', 'open'),
  tokens: reaction('tokens', 'open'),
  fallBack: { choice: 'open', kind: 'fallBack', says: (word) => [word] },
  counter: { choice: 'open' },
  relegate: { choice: 'open' },
};

export const beforehand: Beforehand<Limanowa> = {
  kinds: {
    openingReaction: PASS,
    centralReaction: PASS,
    closingReaction: PASS,
    boost: PASS,
    tokens: PASS,
    fallBack: ['stand'],
  },
  breaks: ['attacked', 'hit'],
  foresee: (_view, key) => QUESTIONS[key] ?? null,
  happened(view, event, seat) {
    const isMine = (unit: UnitId): boolean => seatOf(view, unit) === seat;
    const { key } = event;
    if (key === 'gameRoundBegan') return 'round';
    if (key === 'disclosed')
      return [...event.attacks, ...event.shells].some(({ target }) => isMine(target)) ? 'attacked' : null;
    if (key === 'played' || key === 'aiCardUsed' || key === 'rolled') return isMine(event.target) ? 'attacked' : null;
    return (key === 'lostRp' || key === 'destroyed') && isMine(event.unit) ? 'hit' : null;
  },
};

function seatOf({ units, corps }: View, unit: UnitId): Seat | undefined {
  return corps[units[unit]?.corps ?? -1]?.seat;
}
