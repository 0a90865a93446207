/** Fixed results instead of chance for the streams it names: from a test, or from the dice and cards of a physical table. */
export interface ScriptedChance {
  names(stream: string): boolean;
  /** Null leaves it to chance after all. Throws when no results are left. */
  next(stream: string, kind: Need['kind'], of: () => readonly number[]): Given;
}

/** What must be rolled or drawn at the table before the rules can go on. */
export interface Need {
  readonly kind: 'die' | 'card' | 'counter';
  readonly stream: string;
  /** The possible results, each as often as it is there. */
  readonly of: readonly number[];
  /** The result that was entered although it cannot occur. */
  readonly refused?: number;
}

/** The rules stopped halfway: they need a result that the table has not given. */
export class NeedError extends Error {
  override readonly name = 'NeedError';
  readonly need: Need;

  constructor(need: Need) {
    super(`${need.stream}: the table has given ${need.refused ?? 'nothing'}`);
    this.need = need;
  }
}

/** The table's result for one die, card or counter; null leaves it to the match's own chance. */
export type Given = number | null;

/** The dice and cards of a physical table, as entered by hand. */
export class TableChance implements ScriptedChance {
  readonly left: Given[];

  constructor(given: readonly Given[]) {
    this.left = [...given];
  }

  names(): boolean {
    return true;
  }

  next(stream: string, kind: Need['kind'], of: () => readonly number[]): Given {
    const given = this.left.shift();
    if (given === null) return null;
    if (given !== undefined && of().includes(given)) return given;
    throw new NeedError({ kind, stream, of: [...of()], ...(given === undefined ? {} : { refused: given }) });
  }
}
