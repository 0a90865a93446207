import { bear, botsFor as bearBots, checkPack as checkBear, defaultPack as bearPack } from '@sandtable/bear';
import { type Bot, type GameSystem, must, type Realm } from '@sandtable/kernel';
import {
  botsFor as limanowaBots,
  checkPack as checkLimanowa,
  defaultPack as limanowaPack,
  limanowa,
} from '@sandtable/limanowa';
import { createMatch, hear, type Moment, playOne, tell } from '@sandtable/session';
import { expect, test } from 'vitest';

const first = must(checkBear(bearPack));
const second = must(checkLimanowa(limanowaPack));
const battle = bear(first);
const war = limanowa(second);

/** Plays a match of bots to its end; a line for each audience that hears anything else than the match says. */
function brokenTellings<R extends Realm>(
  game: GameSystem<R>,
  bot: Bot<R['view']>,
  mission: string,
): { readonly broken: readonly string[]; readonly first: number; readonly mean: number } {
  const options = must(game.options({ mission }));
  const seats = game.seats(options);
  const holders = seats.map((seat) => [seat, seat === 'ai' ? { kind: 'procedure' } : { kind: 'bot', bot: 'best' }]);
  const plan = { options, seed: `sfc32:${mission}`, seats: Object.fromEntries(holders) };
  const match = must(createMatch(game, plan, ['best']));
  const kept = new Map<string, Moment<R>>();
  const heard = new Map<string, Moment<R>>();
  const bytes: number[] = [];
  const broken: string[] = [];
  do {
    for (const audience of [...seats, 'spectator', 'referee']) {
      const now = match.now(audience);
      const { telling, known } = tell(kept.get(audience) ?? null, now);
      kept.set(audience, known);
      const text = JSON.stringify(telling);
      const moment = must(hear(game, heard.get(audience) ?? null, JSON.parse(text)));
      heard.set(audience, moment);
      if (audience === seats[0]) bytes.push(text.length);
      if (JSON.stringify(moment) !== JSON.stringify(now)) broken.push(`${audience} at ${match.seq}: ${text}`);
    }
  } while (playOne(match, { best: bot })?.granted === true);
  const [whole = 0, ...later] = bytes;
  return { broken, first: whole, mean: later.reduce((sum, each) => sum + each, 0) / later.length };
}

test.each(['first-shots', 'one-bridge', 'panzerkoloss-solo'])('every audience of %s hears all of bear', (mission) => {
  const { broken, first: whole, mean } = brokenTellings(battle, bearBots(battle, first).captain, mission);
  expect(broken).toEqual([]);
  expect(whole).toBeLessThan(14_000);
  expect(mean).toBeLessThan(1300);
});

test.each(['raid-on-krynica', 'battle-of-limanowa'])('every audience of %s hears all of Limanowa', (mission) => {
  const { broken, first: whole, mean } = brokenTellings(war, limanowaBots(war, second).corps, mission);
  expect(broken).toEqual([]);
  expect(whole).toBeLessThan(6000);
  expect(mean).toBeLessThan(1300);
});
