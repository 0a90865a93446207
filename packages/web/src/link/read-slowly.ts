/** How far the reading of a match has come, in entries. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Pace {
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets in whatever else has come. */
  breathe(): Promise<void>;
}

/** So often a breath is taken, in milliseconds. */
const BREATH = 50;

/** What takes no longer than this is not told: it would only flicker. */
const SHORT = 400;

/** Takes all steps with a breath now and then; if it takes long, tells how far it is. */
export async function readSlowly<T>(
  steps: Iterator<Progress, T>,
  { clock, breathe }: Pace,
  tell: (progress: Progress) => void,
): Promise<T> {
  const began = clock();
  let breathed = began;
  let isTold = false;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const now = clock();
    if (now - breathed < BREATH) continue;
    const { done, total } = step.value;
    isTold ||= isLong(now - began, { done, total });
    if (isTold) tell({ done, total });
    await breathe();
    breathed = clock();
  }
}

/** It has taken a while, and by its pace so far there is a while to come. */
function isLong(spent: number, { done, total }: Progress): boolean {
  return spent >= SHORT && (spent / Math.max(done, 1)) * (total - done) >= SHORT;
}
