/** `02-13, 20`: numbers of cards, each run by its ends. */
export function printNumbers(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [`${twoDigits(run[0])}-${twoDigits(run.at(-1))}`] : run.map(twoDigits)))
    .join(', ');
}

function twoDigits(number: number | undefined): string {
  return String(number ?? 0).padStart(2, '0');
}
