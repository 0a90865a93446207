import { echoNow, mean, meetings, newPlace, play, type Bench } from './plays.ts';
import { letSpeak, MISSION, type Pair } from './player.ts';
import { RunningServer } from './running.ts';
import { median } from './table.ts';

/** Processor time per entry, durably stored, judged and told to two seats, and its bytes. Then opens matches cold. */
export async function cost(bench: Bench): Promise<void> {
  const { isQuick, results } = bench;
  const env = newPlace(bench);
  const server = await RunningServer.start(env);
  letSpeak('random');
  // The first thousands of entries are slow in any process, until the engine has compiled hot code.
  await play(await meetings([server.address], isQuick ? 4 : 12), isQuick ? 60 : 400);
  letSpeak('captain');
  const pairs = await meetings([server.address], 8);
  await play(pairs, isQuick ? 10 : 60);
  const echoes = [await echoNow(bench)];
  const before = await server.usage();
  const start = performance.now();
  const said = await play(pairs, isQuick ? 40 : 150);
  const took = performance.now() - start;
  const after = await server.usage();
  echoes.push(await echoNow(bench));
  const echo = mean(echoes);
  const value = (after.cpu - before.cpu) / said;
  results.add({ what: 'a bare socket: a message and its echo', value: echo, unit: 'ms' });
  const what = `an entry (of ${said}, ${MISSION}, captains), SQLite in full sync`;
  results.add({ what, value, unit: 'ms', goal: 0.8, echo });
  results.add({ what: '  so one core holds', value: 1000 / value, unit: 'a second', goal: 1000, isLeast: true, echo });
  const screens = pairs.flatMap((pair) => pair.screens);
  const told = screens.reduce((sum, screen) => sum + screen.told, 0);
  const bytes = screens.reduce((sum, screen) => sum + screen.bytes, 0) / told;
  results.add({ what: '  for each seat', value: bytes, unit: 'bytes', goal: 2000 });
  results.add({ what: '  said by the clock, bots’ thinking included', value: said / (took / 1000), unit: 'a second' });
  letSpeak('random');
  await play(pairs, 400, 400);
  const longest = Math.max(...pairs.map(({ seq }) => seq));
  for (const pair of pairs) pair.close();
  await server.stop();
  await reopen(bench, env, pairs, longest);
}

/** Opens matches in a process that has just started, by their snapshots. */
async function reopen(
  bench: Bench,
  env: Record<string, string>,
  pairs: readonly Pair[],
  longest: number,
): Promise<void> {
  const { results } = bench;
  const server = await RunningServer.start(env);
  const [times, costs]: [number[], number[]] = [[], []];
  for (const pair of pairs) {
    const before = await server.usage();
    times.push(await pair.again(server.address));
    costs.push((await server.usage()).cpu - before.cpu);
  }
  const echo = await echoNow(bench);
  const what = `opening a match of up to ${longest} entries, cold, by snapshot`;
  results.add({ what, value: median(costs), unit: 'ms', goal: 20, echo });
  results.add({ what: '  the first of a process', value: costs[0] ?? 0, unit: 'ms', echo });
  results.add({ what: '  by the clock', value: median(times), unit: 'ms' });
  await server.stop();
}
