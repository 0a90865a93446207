/** What a socket that only answers takes of a processor on the machine that the goals were set on, in milliseconds. */
const ECHO_THERE_MS = 0.04;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly echoes: string;
  readonly verdict: string;
}

/** `ms` of a processor can be told in echoes, which a slow or busy machine changes less; whatever else there is by itself. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number;
  /** The goal is the least there should be. */
  readonly isLeast?: boolean;
  /** What an echo took in the same minute: for processor time only. */
  readonly echo?: number;
}

/** All that was measured beside its goal. */
export class Results {
  readonly #rows: Row[] = [];
  isMissed = false;

  add({ what, value, unit, goal, isLeast = false, echo }: Figure): void {
    const times = goal === undefined ? 0 : isLeast ? goal / value : value / goal;
    // As many echoes as the goal is on a machine where an echo takes what it takes there.
    const byEcho = echo === undefined ? times : (times * ECHO_THERE_MS) / echo;
    const isMet = times <= 1 || byEcho <= 1;
    if (goal !== undefined && !isMet) this.isMissed = true;
    const row = {
      what,
      measured: `${short(value)} ${unit}`,
      goal: goal === undefined ? '' : `${isLeast ? 'from' : 'to'} ${short(goal)} ${unit}`,
      echoes: echo === undefined || isLeast ? '' : short(value / echo),
      verdict:
        goal === undefined ? '' : times <= 1 ? 'met' : isMet ? 'met by echoes' : `MISSED, ${short(byEcho)} times`,
    };
    this.#rows.push(row);
    console.log(`  ${Object.values(row).filter(Boolean).join(' · ')}`);
  }

  /** A step that did not come to its end. */
  fail(what: string, why: string): void {
    this.isMissed = true;
    this.#rows.push({ what, measured: why, goal: '', echoes: '', verdict: 'NOT MEASURED' });
    console.log(`  ${what}: ${why}`);
  }

  print(): void {
    const head: Row = { what: '', measured: 'measured', goal: 'goal', echoes: 'in echoes', verdict: '' };
    const all = [head, ...this.#rows];
    const width = (field: keyof Row): number => Math.max(...all.map((row) => row[field].length));
    console.log('');
    for (const row of all)
      console.log(
        [
          row.what.padEnd(width('what')),
          row.measured.padStart(width('measured')),
          row.goal.padStart(width('goal')),
          row.echoes.padStart(width('echoes')),
          row.verdict,
        ].join('  '),
      );
  }
}

function short(value: number): string {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

export function median(figures: readonly number[]): number {
  return share(figures, 0.5);
}

/** The figure that this share of them is below. */
export function share(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
