/** Fixed results instead of chance for the streams it names: of a test, or of the dice and cards on a table. */
export interface ScriptedChance {
  names(stream: string): boolean;
  /** Null: by chance after all. Throws when none is left. */
  next(stream: string, kind: Need['kind'], of: () => readonly number[]): Given;
}

/** What is to be rolled or drawn at the table before the rules can go on. */
export interface Need {
  readonly kind: 'die' | 'card' | 'counter';
  readonly stream: string;
  /** What can come, each as often as it is there. */
  readonly of: readonly number[];
  /** What was given, though it cannot come. */
  readonly refused?: number;
}

/** The rules stopped halfway: the table has not given what they need. */
export class NeedError extends Error {
  override readonly name = 'NeedError';
  readonly need: Need;

  constructor(need: Need) {
    super(`${need.stream}: the table has given ${need.refused ?? 'nothing'}`);
    this.need = need;
  }
}

/** What the table gives for one die, card or counter; null leaves it to the match's own chance. */
export type Given = number | null;

/** The dice and cards of a table, as somebody has entered them. */
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
