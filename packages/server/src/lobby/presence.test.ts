import { expect, onTestFinished, test } from 'vitest';
import type { HereRow } from '../store/lobby-rows.ts';
import { openStore } from '../store/store.ts';
import { PLACES } from '../testing/places.ts';
import { Presence } from './presence.ts';

test.each(PLACES)(
  '%s: at a table one plays or watches, whatever else is open; who is silent is gone',
  async (_name, place) => {
    const store = await openStore(await place(), 0);
    onTestFinished(() => store.close());
    for (const id of ['anna', 'boris']) await store.people.add({ id, name: id }, { hash: id, now: 0 });
    let now = 1_800_000_000_000;
    let tables: Pick<HereRow, 'person' | 'doing'>[] = [{ person: 'anna', doing: 'fight' }];
    const presence = new Presence({ store, now: () => now, atTables: () => tables });
    const here = async () => (await presence.everyone()).map(({ id, doing }) => `${id} ${doing}`);
    await presence.stayHere();
    await presence.inLobby('anna');
    await presence.inLobby('boris');
    expect(await here()).toEqual(['anna fight', 'boris lobby']);
    tables = [{ person: 'boris', doing: 'watch' }];
    now += 20_000;
    await presence.stayHere();
    await presence.inLobby('anna');
    expect(await here()).toEqual(['anna lobby', 'boris watch']);
    now += 40_000;
    await presence.stayHere();
    now += 20_000;
    expect(await here()).toEqual(['boris watch']);
    expect([await presence.isHere('anna'), await presence.isHere('boris')]).toEqual([false, true]);
  },
);
