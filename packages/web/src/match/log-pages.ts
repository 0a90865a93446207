import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import { isWhole, type TableEntry } from './screen-moment.ts';

/** Loads the log back to this entry and shows it. A failed load is tried again on the next request. */
export async function readLog(store: PlayStore, seq: number): Promise<void> {
  const { sitting, log } = store.getState();
  if (isWhole(log)) return;
  await sitting.readTo(seq);
  const loaded = sitting.log();
  store.setState((state) => (state.sitting === sitting ? withOlder(state, loaded) : state));
}

/** Entries that have arrived but are not shown yet hold their own copies of the log, which grow too. */
function withOlder({ log, coming }: PlayState, loaded: readonly TableEntry[]): Partial<PlayState> {
  const lengthened = (short: readonly TableEntry[]): readonly TableEntry[] => {
    const first = short[0]?.seq ?? 0;
    return [...loaded.filter(({ seq }) => seq < first), ...short];
  };
  return { log: lengthened(log), coming: coming.map((each) => ({ ...each, log: lengthened(each.log) })) };
}

export function readOlder(store: PlayStore): Promise<void> {
  return readLog(store, (store.getState().log[0]?.seq ?? 0) - 1);
}

/** Loads the log back to the start of the round: the map marks everything destroyed in it. */
export async function readRound(store: PlayStore): Promise<void> {
  for (;;) {
    const { log } = store.getState();
    if (isWhole(log) || log.some(({ events }) => events.some(({ round }) => round !== null))) return;
    await readOlder(store);
  }
}
