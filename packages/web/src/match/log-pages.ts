import type { PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import { isWhole, type TableEntry } from './screen-moment.ts';

/** Loads the log back to this entry, onto the screen as well. What fails is tried again when it is next asked for. */
export async function readLog(store: PlayStore, seq: number): Promise<void> {
  const { sitting, log } = store.getState();
  if (isWhole(log)) return;
  await sitting.readTo(seq);
  const loaded = sitting.log();
  store.setState((state) => (state.sitting === sitting ? withOlder(state, loaded) : state));
}

/** Entries that have arrived and are not shown yet carry the log up to them. */
function withOlder({ log, coming }: PlayState, loaded: readonly TableEntry[]): Partial<PlayState> {
  const lengthened = (short: readonly TableEntry[]): readonly TableEntry[] => {
    const first = short[0]?.seq ?? 0;
    return [...loaded.filter(({ seq }) => seq < first), ...short];
  };
  return { log: lengthened(log), coming: coming.map((each) => ({ ...each, log: lengthened(each.log) })) };
}

/** The page before the oldest entry on the screen. */
export function readOlder(store: PlayStore): Promise<void> {
  return readLog(store, (store.getState().log[0]?.seq ?? 0) - 1);
}

/** The map marks what was destroyed in this round, so the log goes back to where it began. */
export async function readRound(store: PlayStore): Promise<void> {
  for (;;) {
    const { log } = store.getState();
    if (isWhole(log) || log.some(({ events }) => events.some(({ round }) => round !== null))) return;
    await readOlder(store);
  }
}
