import { startPostgres } from '../../scripts/harness/postgres.ts';
import { echoNow, inTurn, mean, meetings, play, type Bench } from './plays.ts';
import { letSpeak } from './player.ts';
import { RunningServer } from './running.ts';

/** Like a proxy that routes sockets by the match in their address: as many matches to each process. */
function byMatch(count: number): (match: string) => number {
  const known = new Map<string, number>();
  return (match) => {
    const place = known.get(match) ?? known.size % count;
    known.set(match, place);
    return place;
  };
}

/** The first thousands of entries are slow in any process, until the engine has compiled hot code. */
const WARM_UP = 40;

const LAYOUTS = [
  { name: 'one process', count: 1, place: () => 0 },
  { name: 'two, a match at one of them', count: 2, place: byMatch(2) },
  { name: 'two, each match spread over both', count: 2, place: (_: string, seat: number) => seat },
  { name: 'four, a match at one of them', count: 4, place: byMatch(4) },
] as const;

/**
 * The same players on one process, two and four, with one PostgreSQL. Players, database and servers share this machine's cores, so the rate is
 * computed: from the processor time per entry of the busier process, as if it had a core to itself.
 */
export async function processes(bench: Bench): Promise<void> {
  const { isQuick, results, afterwards } = bench;
  const postgres = await startPostgres();
  afterwards.push(() => postgres.stop());
  letSpeak('random');
  const held: number[] = [];
  for (const { name, count, place } of LAYOUTS) {
    const servers = await inTurn(Array.from({ length: count }), () =>
      RunningServer.start({ DATABASE_URL: postgres.url, DATA_DIR: '' }),
    );
    const addresses = servers.map(({ address }) => address);
    const pairs = await meetings(addresses, isQuick ? 20 : 60, place);
    await play(pairs, WARM_UP * count);
    const echoes = [await echoNow(bench)];
    const before = await inTurn(servers, (server) => server.usage());
    const start = performance.now();
    const said = await play(pairs, isQuick ? 10 : 40);
    const took = (performance.now() - start) / 1000;
    const after = await inTurn(servers, (server) => server.usage());
    echoes.push(await echoNow(bench));
    const echo = mean(echoes);
    const costs = after.map((usage, index) => (usage.cpu - (before[index]?.cpu ?? 0)) / said);
    const value = said / took;
    results.add({ what: `PostgreSQL, ${name}: by the clock, all on this machine`, value, unit: 'a second' });
    results.add({ what: '  an entry, of the busier process', value: Math.max(...costs), unit: 'ms', echo });
    results.add({ what: '  of all processes', value: costs.reduce((sum, each) => sum + each, 0), unit: 'ms', echo });
    // In echoes, since the machine may have been slower for a later layout.
    held.push(echo / Math.max(...costs));
    for (const pair of pairs) pair.close();
    await inTurn(servers, (server) => server.stop());
  }
  const [one = 1, two = 0, spread = 0, four = 0] = held;
  const what = 'a second process raises what is held, with a core for each';
  results.add({ what, value: two / one, unit: 'times', goal: 1.7, isLeast: true });
  results.add({ what: '  with each match spread over both', value: spread / one, unit: 'times' });
  results.add({ what: '  four processes', value: four / one, unit: 'times', goal: 3, isLeast: true });
}
