import { botsFor as bearBots } from '@sandtable/bear';
import { type Bot, type GameSystem, must, type Realm } from '@sandtable/kernel';
import { botsFor as limanowaBots } from '@sandtable/limanowa';
import { createMatch, exportMatch, playOn, PROCEDURE_SEAT } from '@sandtable/session';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

/** The save of a finished match of bear between captains, or of one against the AI. */
export function savedMatch(mission: string): string {
  return savedWith({ mission });
}

/** A match of two people that one of them has resigned, with a seed in parts. */
export function savedInParts(mission: string): string {
  const seats = { german: { kind: 'person', name: 'one' }, soviet: { kind: 'person', name: 'other' } };
  const parts = { german: '1'.repeat(32), soviet: '2'.repeat(32) };
  const seed = { algorithm: 'sha256', server: '0'.repeat(32), parts };
  const match = must(createMatch(openBear().game, { options: { mission }, seed, seats }));
  match.sayByTable(0, { table: 'resign', by: ['german'] });
  return must(exportMatch(match));
}

/** The same with any options, such as a position. */
export function savedWith(options: object): string {
  const { game, pack } = openBear();
  return saveOf(game, bearBots(game, pack), 'captain', options);
}

export function savedLimanowa(options: object): string {
  const { game, pack } = openLimanowa();
  return saveOf(game, limanowaBots(game, pack), 'corps', options);
}

function saveOf<R extends Realm>(
  game: GameSystem<R>,
  bots: Readonly<Record<string, Bot<R['view']>>>,
  bot: string,
  options: object,
): string {
  const checked = game.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const seats = Object.fromEntries(
    game
      .seats(checked.value)
      .map((seat) => [seat, seat === PROCEDURE_SEAT ? { kind: 'procedure' } : { kind: 'bot', bot }]),
  );
  const match = createMatch(game, { options, seed: 'save', seats }, [bot]);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  const refused = playOn(match.value, bots);
  if (refused !== null) throw new Error(JSON.stringify(refused));
  const file = exportMatch(match.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}
