interface Posting {
  readonly rule: string;
  readonly amount: number;
}

/** Accounts of everything reported: every amount that came or went, with its rule. */
export class Ledger {
  readonly #accounts = new Map<string, Posting[]>();

  post(account: string, amount: number, rule: string): void {
    const postings = this.#accounts.get(account) ?? [];
    postings.push({ rule, amount });
    this.#accounts.set(account, postings);
  }

  balance(account: string): number {
    return (this.#accounts.get(account) ?? []).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The amounts by rule; their sum is the balance. */
  statement(account: string): Readonly<Record<string, number>> {
    const sums: Record<string, number> = {};
    for (const { rule, amount } of this.#accounts.get(account) ?? []) sums[rule] = (sums[rule] ?? 0) + amount;
    return sums;
  }
}
