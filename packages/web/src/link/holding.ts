import type { OneTab } from './one-tab.ts';

interface HoldingNeeds {
  readonly tab: OneTab;
  /** Another tab has it. */
  readonly onLost: () => void;
  /** No other tab has it any more. False where one has played on: then it never goes on here. */
  readonly takeBack: (id: string) => Promise<boolean>;
  readonly onBack: () => void;
}

/** Whether this tab has the match on its table. A tab that cannot open it gives it back, and so does one that is closed. */
export class Holding {
  readonly #needs: HoldingNeeds;
  #isLost = false;

  constructor(needs: HoldingNeeds) {
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
