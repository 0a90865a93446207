/** Processor time per message of a bare echo server on the machine that the goals were set on, in milliseconds. */
const ECHO_THERE_MS = 0.04;

interface Row {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly echoes: string;
  readonly verdict: string;
}

/** A measured value. Processor time can also be counted in echoes, which depend less on a slow or busy machine. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number;
  /** The goal is a minimum. */
  readonly isLeast?: boolean;
  /** What an echo cost in the same minute; for processor time only. */
  readonly echo?: number;
}

export class Results {
  readonly #rows: Row[] = [];
  isMissed = false;

  add({ what, value, unit, goal, isLeast = false, echo }: Figure): void {
    const times = goal === undefined ? 0 : isLeast ? goal / value : value / goal;
    // The same in echoes, scaled to the machine that the goals were set on.
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

/** The figure that this share of the figures is below. */
export function share(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
