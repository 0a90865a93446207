import { type GameSystem, isRecord, must, type PackName, type Realm } from '@sandtable/kernel';
import { seedOf } from '@sandtable/lab';
import { type Bots, createMatch, exportMatch, playOn, PROCEDURE_SEAT } from '@sandtable/session';
import type { SeriesJob } from './play-games.ts';

export type SavedJob = Pick<SeriesJob, 'given' | 'plan'>;

/** Returns a function that plays a game of a series again and makes its save, to be replayed and looked at like any match. */
export function saverOf<R extends Realm>(
  system: GameSystem<R>,
  players: () => Bots<R['view']>,
  named: PackName | null,
): (job: SavedJob, game: number) => string {
  return ({ given, plan }, game) => {
    const options = { ...(isRecord(plan.options) ? plan.options : {}), ...(named === null ? {} : { pack: named }) };
    const seats = system.seats(must(system.options(options))).map((seat) => {
      const bot = given[seat];
      return [seat, seat === PROCEDURE_SEAT ? { kind: 'procedure' } : { kind: 'bot', bot }];
    });
    const made = { options, seed: seedOf(plan.seed, game), seats: Object.fromEntries(seats) };
    const match = must(createMatch(system, made, Object.values(given)));
    const refused = playOn(match, players());
    if (refused !== null) throw new Error(`game ${game} of the series ${plan.seed}: ${JSON.stringify(refused)}`);
    return must(exportMatch(match));
  };
}
