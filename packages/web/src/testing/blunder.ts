import { type Bear, botsFor, craftFor } from '@sandtable/bear';
import { bearLink } from '../bear/link/link.ts';
import type { LinkFace } from '../face/link.ts';
import type { Table } from '../link/table.ts';
import { game, pack } from './matches.ts';
import { playedOut } from './played-out.ts';

const bots = botsFor(game, pack);
const craft = craftFor(game, pack);

/** Bear with everything at hand. */
export const bearAtHand: LinkFace<Bear> = { ...bearLink, system: game, bots, craft: async () => craft };

/** Among the turns in which he would not pass anyway, the one in which the German captain passes, counted from 0. */
const TURN = 18;
const SEED = 'sfc32:a';

/** A firefight of captains in which the German one passes once with a winning shot in hand, and the entry in which he does. */
export function blunderedMatch(): { readonly table: Table<Bear>; readonly seq: number } {
  let turn = -1;
  let seen = '';
  const plan = {
    options: { mission: 'first-shots' },
    seats: { german: { kind: 'person', name: 'You' }, soviet: { kind: 'bot', bot: 'captain' } },
    seed: SEED,
  } as const;
  const table = playedOut(bearAtHand, plan, (view, random) => {
    const said = bots.captain(view, random);
    if (game.pending(view)?.key !== 'turn' || said[0] === 'pass' || ++turn !== TURN) return said;
    seen = JSON.stringify(view);
    return ['pass'];
  });
  table.sit('german');
  const before = table.log().find(({ seq }) => JSON.stringify(table.at(seq).view) === seen);
  if (before === undefined) throw new Error('he never passed');
  return { table, seq: before.seq + 1 };
}
