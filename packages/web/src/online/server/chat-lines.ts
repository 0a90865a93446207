import type { ServerMessage } from '@sandtable/protocol';

/** Something that was said beside the board. */
export type ChatLine = Extract<ServerMessage, { readonly kind: 'chat' }>['lines'][number];

/** So many lines a page keeps; the server tells a hundred to whoever comes. */
const MOST_LINES = 300;

/** What is known with what was heard, in order. A line that is told again counts as it is told now: words may have been taken away. */
export function mergeLines(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...known, ...heard].map((line) => [line.number, line]));
  return [...all.values()].toSorted((one, other) => one.number - other.number).slice(-MOST_LINES);
}

/** Lines of others after the last that was read. */
export function countUnread(lines: readonly ChatLine[], own: string | null, read: number): number {
  return lines.filter(({ number, seat, text }) => number > read && seat !== own && text !== null).length;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `14:05`, with the day once it is not of today. */
export function lineTime(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (now - at < DAY_MS && new Date(at).getDate() === new Date(now).getDate()) return time;
  return `${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}
