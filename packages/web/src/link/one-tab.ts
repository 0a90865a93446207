/** Decides which tab has a match: the one that opened it last. */
export interface OneTab {
  /** Takes the match from the tab that has it; `lost` is called when another tab takes it in turn. */
  take(id: string, lost: () => void): Promise<void>;
  /** Waits until no other tab has the match, then takes it. Never resolves in a browser without locks. */
  wait(id: string, lost: () => void): Promise<void>;
  /** Releases the match or stops waiting; the tab that has waited longest gets it. Closing the tab does the same. */
  leave(): void;
}

export interface Locks {
  request(name: string, options: LockOptions, callback: () => Promise<void>): Promise<unknown>;
}

/**
 * Insecure connections have no locks, and where site data is blocked none is granted: then the shelf alone decides
 * which tab has a match.
 */
export function oneTab(locks: Locks | undefined): OneTab {
  let leave = (): void => undefined;
  const hold = (
    id: string,
    options: LockOptions,
    lost: () => void,
    refused: (held: () => void) => void,
  ): Promise<void> =>
    new Promise((held) => {
      let isHeld = false;
      locks
        ?.request(`sandtable/${id}`, options, () => {
          isHeld = true;
          held();
          return new Promise<void>((left) => (leave = left));
        })
        .catch(() => (isHeld ? lost() : refused(held)));
    });
  return {
    take: async (id, lost) => {
      // Stealing a lock never waits, so a refusal is final.
      if (locks !== undefined) await hold(id, { steal: true }, lost, (held) => held());
    },
    wait: (id, lost) => {
      // If this tab still held the lock, it would wait for itself.
      leave();
      const waiting = new AbortController();
      leave = () => waiting.abort();
      return hold(id, { signal: waiting.signal }, lost, lost);
    },
    leave: () => leave(),
  };
}

interface TabHoldNeeds {
  readonly tab: OneTab;
  readonly onLost: () => void;
  /** The other tab has let go. False if it has played on: then the match never continues here. */
  readonly takeBack: (id: string) => Promise<boolean>;
  readonly onBack: () => void;
}

/** This tab's hold on its match: lost when another tab opens it, regained when that tab closes or cannot open it. */
export class TabHold {
  readonly #needs: TabHoldNeeds;
  #isLost = false;

  constructor(needs: TabHoldNeeds) {
    this.#needs = needs;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  claim(id: string): Promise<void> {
    return this.#needs.tab.take(id, () => this.lose(id));
  }

  leave(): void {
    this.#needs.tab.leave();
  }

  lose(id: string): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#needs.onLost();
    void this.#regain(id);
  }

  async #regain(id: string): Promise<void> {
    const { tab, takeBack, onBack } = this.#needs;
    let isHeld: boolean;
    do {
      isHeld = true;
      await tab.wait(id, () => (this.#isLost ? (isHeld = false) : this.lose(id)));
      if (!(await takeBack(id))) return tab.leave();
      // A third tab may have taken it in the meantime.
    } while (!isHeld);
    this.#isLost = false;
    onBack();
  }
}
