import { bear, botsFor, ownPack } from '../../packages/bear/src/index.ts';
import { must, randomAt, type Realm } from '../../packages/kernel/src/index.ts';
import { carryOut } from '../../packages/server/src/games/carry-out.ts';
import { botTurn, createMatch, type Match, PROCEDURE_SEAT } from '../../packages/session/src/index.ts';
import { echoNow, type Bench } from './plays.ts';
import { share } from './table.ts';

/** Processor time per entry of the AI: in the thread that plays it, and on the event loop. */
interface AiCost {
  readonly thread: readonly number[];
  readonly loop: readonly number[];
}

/** Measures the AI's cost in its thread and on the event loop, on the anchor mission. */
export async function ai(bench: Bench): Promise<void> {
  const { isQuick, results, isLate } = bench;
  const echo = await echoNow(bench);
  const { thread, loop } = aiCosts(isQuick ? 1 : 6, isLate);
  const named = (what: string, part: number): string =>
    `${what} (of ${thread.length}), ${part * 100}% are quicker than`;
  for (const part of [0.5, 0.9, 1])
    results.add({ what: named('the AI’s entry in its thread', part), value: share(thread, part), unit: 'ms', echo });
  for (const part of [0.5, 0.9])
    results.add({ what: named('  on the event loop', part), value: share(loop, part), unit: 'ms', echo });
  results.add({ what: '  on the event loop, at most', value: Math.max(...loop), unit: 'ms', goal: 10, echo });
}

/** Plays whole matches against the AI. Measures processor time, which a busy machine changes less than elapsed time. */
function aiCosts(matches: number, isLate: () => boolean): AiCost {
  const pack = ownPack();
  const system = bear(pack);
  const { captain } = botsFor(system, pack);
  const costs = { thread: [] as number[], loop: [] as number[] };
  for (let played = 0; played < matches && !isLate(); played++) {
    const options = must(system.options({ mission: 'panzerkoloss-solo' }));
    const seats = system
      .seats(options)
      .map((seat) => [seat, seat === PROCEDURE_SEAT ? { kind: 'procedure' } : { kind: 'bot', bot: 'captain' }]);
    const plan = { options, seed: `bench-${played}`, seats: Object.fromEntries(seats) };
    const match: Match<Realm> = must(createMatch<Realm>(system, plan, ['captain']));
    while (match.asks !== null && !isLate()) {
      const turn = botTurn(match);
      if (turn === null) proceed(match, costs);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the view is of the game that is played
      else match.say(turn.seat, turn.seq, captain(turn.view as never, randomAt('bench', turn.seat, turn.seq)));
    }
  }
  return costs;
}

function proceed(match: Match<Realm>, { thread, loop }: { thread: number[]; loop: number[] }): void {
  const { asks, seq, system } = match;
  if (asks === null) return;
  const start = used();
  const state = match.frozen();
  const handed = used();
  const done = carryOut(system, asks, state);
  const back = used();
  const prepared = match.prepareDone(asks, seq, done);
  if (!prepared.granted) throw new Error(JSON.stringify(prepared.reasons));
  prepared.value.commit();
  thread.push(back - handed);
  loop.push(handed - start + used() - back);
}

function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
