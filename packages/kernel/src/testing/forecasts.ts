/** Forecasts of about the same chance. */
interface Bin {
  count: number;
  /** The sum of the chances shown, and how often it happened. */
  shown: number;
  happened: number;
  /** The last time against what was shown as certain or impossible. */
  against: string;
}

/** Chances shown between these steps share a bin; 0 and 1 have bins of their own. */
const BINS = 20;

/** One honest bin in so many may look false: a run has some hundred bins, so this is one run in ten thousand. */
const ONE_IN = 1e6;

/** So many wrong figures of a kind are listed. */
const LISTED = 3;

/**
 * Everything shown before decisions, held against what then happened. A chance is right if things happen as often as it says, bin by
 * bin; a figure is right if it is exactly what came. Serves any game: call `chance` and `figure` while matches are played, then
 * `complaints`.
 */
export class Forecasts {
  private readonly chances = new Map<string, Map<number, Bin>>();
  private readonly figures = new Map<string, { count: number; wrong: number; readonly cases: string[] }>();

  /** A chance from 0 to 1, and whether it then happened. `where` finds the case again. */
  chance(kind: string, shown: number, happened: boolean, where: string): void {
    if (!(shown >= 0 && shown <= 1)) throw new Error(`${kind}: no chance: ${shown}, ${where}`);
    const bins = this.chances.get(kind) ?? new Map<number, Bin>();
    this.chances.set(kind, bins);
    const place = placeOf(shown);
    const bin = bins.get(place) ?? { count: 0, shown: 0, happened: 0, against: '' };
    bins.set(place, bin);
    bin.count += 1;
    bin.shown += shown;
    bin.happened += happened ? 1 : 0;
    if ((shown === 0 && happened) || (shown === 1 && !happened)) bin.against = where;
  }

  /** A figure that must be exactly what came; compared as JSON. */
  figure(kind: string, shown: unknown, came: unknown, where: string): void {
    const tally = this.figures.get(kind) ?? { count: 0, wrong: 0, cases: [] };
    this.figures.set(kind, tally);
    tally.count += 1;
    const [said, was] = [JSON.stringify(shown), JSON.stringify(came)];
    if (said === was) return;
    tally.wrong += 1;
    if (tally.cases.length < LISTED) tally.cases.push(`shown ${said}, came ${was}: ${where}`);
  }

  /** How many forecasts of a kind were held against what happened; of all kinds, if none is named. */
  count(kind?: string): number {
    const of = [...this.chances].map(([name, bins]) => [name, countIn([...bins.values()])] as const);
    const all = [...of, ...[...this.figures].map(([name, { count }]) => [name, count] as const)];
    return all.reduce((sum, [name, count]) => (kind === undefined || kind === name ? sum + count : sum), 0);
  }

  /** A line for each bin that is off and each kind of figure that was wrong; none if every promise was kept. */
  complaints(): string[] {
    const off = [...this.chances].flatMap(([kind, bins]) =>
      [...bins.values()].filter(isOff).map((bin) => `${kind}: ${printBin(bin)}`),
    );
    const wrong = [...this.figures].flatMap(([kind, { count, wrong: times, cases }]) =>
      times === 0 ? [] : [`${kind}: ${times} of ${count} wrong, ${cases.join('; ')}`],
    );
    return [...off, ...wrong];
  }

  /** Every kind on a line: how many, shown and happened. */
  print(): string[] {
    const chances = [...this.chances].map(([kind, bins]) => {
      const all = [...bins.values()];
      return `${kind}: ${printBin({ ...sumOf(all), against: '' })}, ${all.filter(isOff).length} of ${all.length} bins off`;
    });
    const figures = [...this.figures].map(([kind, { count, wrong }]) => `${kind}: ${count}, ${wrong} wrong`);
    return [...chances, ...figures].toSorted();
  }
}

function placeOf(shown: number): number {
  if (shown === 0) return -1;
  return shown === 1 ? BINS : Math.min(BINS - 1, Math.floor(shown * BINS));
}

/**
 * Chernoff's bound: an honest bin of n with mean p shows a share x or one farther off with a chance of at most 2 exp(-n D(x, p)), however
 * few the cases, and even if each forecast hangs on what came of those before it. What was impossible must never happen.
 */
function isOff({ count, shown, happened, against }: Bin): boolean {
  if (against !== '') return true;
  return count * divergence(happened / count, shown / count) > Math.log(2 * ONE_IN);
}

/** Of a coin with chance x from one with chance p. */
function divergence(x: number, p: number): number {
  const term = (share: number, of: number): number => (share === 0 ? 0 : share * Math.log(share / of));
  return term(x, p) + term(1 - x, 1 - p);
}

function printBin({ count, shown, happened, against }: Bin): string {
  const percent = (part: number): string => `${((100 * part) / count).toFixed(1)}%`;
  return `${count}, shown ${percent(shown)}, happened ${percent(happened)}${against === '' ? '' : `: ${against}`}`;
}

function sumOf(bins: readonly Bin[]): Pick<Bin, 'count' | 'shown' | 'happened'> {
  const total = { count: 0, shown: 0, happened: 0 };
  for (const { count, shown, happened } of bins) {
    total.count += count;
    total.shown += shown;
    total.happened += happened;
  }
  return total;
}

function countIn(bins: readonly Bin[]): number {
  return sumOf(bins).count;
}
