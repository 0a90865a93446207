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

interface TabHoldNeeds {
  readonly tab: OneTab;
  /** Another tab has it. */
  readonly onLost: () => void;
  /** No other tab has it any more. False where one has played on: then it never goes on here. */
  readonly takeBack: (id: string) => Promise<boolean>;
  readonly onBack: () => void;
}

/** Whether this tab has the match on its table. A tab that cannot open it gives it back, and so does one that is closed. */
export class TabHold {
  readonly #needs: TabHoldNeeds;
  #isLost = false;

  constructor(needs: TabHoldNeeds) {
    this.#needs = needs;
  }

  /** Another tab has it: nothing is said or saved here. */
  get isLost(): boolean {
    return this.#isLost;
  }

  claim(id: string): Promise<void> {
    return this.#needs.tab.take(id, () => this.lose(id));
  }

  /** It cannot be opened here. */
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
      // Yet another tab may have come since.
    } while (!isHeld);
    this.#isLost = false;
    onBack();
  }
}
