export function isZone(zone: string): boolean {
  try {
    return zone.length <= 64 && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const HOUR_MS = 60 * 60_000;
const STEP_MS = 15 * 60_000;

/** The next time after `now` when this hour begins in the zone. If a clock change skips the hour, the one after it. */
export function nextAt(now: number, hour: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  const hourAt = (time: number): number => Number(format.format(time));
  // Time zones differ by multiples of a quarter of an hour.
  let at = Math.floor(now / STEP_MS) * STEP_MS + STEP_MS;
  for (const end = at + 26 * HOUR_MS; at < end; at += STEP_MS) {
    const [before, here] = [hourAt(at - STEP_MS), hourAt(at)];
    if (here !== before && (here === hour || (before < hour && here > hour))) return at;
  }
  return now + 24 * HOUR_MS;
}
