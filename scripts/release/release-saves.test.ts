import type { GameSystem, Realm } from '@sandtable/kernel';
import { exportForKeeper, readMatch } from '@sandtable/session';
import { expect, inject, test } from 'vitest';
import { nonEmpty } from '../../packages/kernel/src/testing/index.ts';
import { played as bear } from '../../packages/bear/src/testing/release-matches.ts';
import { played as limanowa } from '../../packages/limanowa/src/testing/release-matches.ts';
import { changedSaves, savesOf } from './releases.ts';

/** Of one save in so many, what it is exported as today is read again too. */
const AGAIN_EVERY = inject('samples') > 1 ? 1 : 4;

/** Reads a save of a release. The entry from which on it goes another way; null if it comes out as it was told. */
function open<R extends Realm>(
  game: GameSystem<R>,
  bots: readonly string[],
  text: string,
  place: number,
): number | null {
  const reading = readMatch(game, text, { bots });
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading));
  const { match } = reading;
  if (match !== null) expect(game.audit(match.stateAt(match.seq))).toEqual([]);
  if (match !== null && place % AGAIN_EVERY === 0) {
    const stamped = exportForKeeper(match);
    if (!stamped.ok) throw new Error(JSON.stringify(stamped.problems));
    expect(readMatch(game, stamped.value, { bots }).kind).toBe('same');
  }
  return reading.kind === 'changed' ? reading.divergence.seq : null;
}

const cases = [
  ...savesOf('bear').map(([name, text], place) => ({
    game: 'bear',
    name,
    read: () => open(bear.game, Object.keys(bear.bots), text, place),
  })),
  ...savesOf('limanowa').map(([name, text], place) => ({
    game: 'limanowa',
    name,
    read: () => open(limanowa.game, Object.keys(limanowa.bots), text, place),
  })),
];

/** What was played before there were switches for it. */
const BEFORE_FIVE = { wheelsOffRoad: 'bySymbol', endWhenHelpless: 'marked', opportunityKind: 'any' };

test.each(nonEmpty(savesOf('bear').filter(([name]) => name.startsWith('0.3.0/'))))(
  'B3.1 B14.1 S2.7b the save %s goes on by the defaults of its day',
  (_name, text) => {
    const reading = readMatch(bear.game, text, { bots: Object.keys(bear.bots) });
    const { match } = reading.kind === 'wrong' ? { match: null } : reading;
    expect(match?.options).toMatchObject(BEFORE_FIVE);
  },
);

test.each(nonEmpty(cases))(
  '$game: the save $name opens as its release told it, or differs where it is known to',
  (each) => {
    const known = changedSaves(each.game).find(({ save }) => save === each.name);
    expect(each.read()).toBe(known?.entry ?? null);
  },
);
