/** Which tab has a match: the one that opened it last. */
export interface OneTab {
  /** Takes it from whichever tab has it; `lost` is called when another takes it in its turn. */
  take(id: string, lost: () => void): Promise<void>;
  /** Waits until no other tab has it, and has it then; never where the browser cannot tell. */
  wait(id: string, lost: () => void): Promise<void>;
  /** Lets it go, or waits no longer; whoever has waited longest gets it. Closing the tab does the same. */
  leave(): void;
}

/** What of a browser's locks it needs. */
export interface Locks {
  request(name: string, options: LockOptions, callback: () => Promise<void>): Promise<unknown>;
}

/** There are no locks where the connection is not secure: then the shelf alone says who has a match. */
export function oneTab(locks: Locks | undefined): OneTab {
  let leave = (): void => undefined;
  const hold = (id: string, lost: () => void, options: LockOptions): Promise<void> =>
    new Promise((held) => {
      locks
        ?.request(`sandtable/${id}`, options, () => {
          held();
          return new Promise<void>((left) => (leave = left));
        })
        .catch(lost);
    });
  return {
    take: async (id, lost) => {
      if (locks !== undefined) await hold(id, lost, { steal: true });
    },
    wait: (id, lost) => {
      // Its own lock, should it still have it, would keep it waiting for ever.
      leave();
      const waiting = new AbortController();
      leave = () => waiting.abort();
      return hold(id, lost, { signal: waiting.signal });
    },
    leave: () => leave(),
  };
}
