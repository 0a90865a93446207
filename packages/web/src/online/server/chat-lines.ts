import type { ServerMessage } from '@sandtable/protocol';

export type ChatLine = Extract<ServerMessage, { readonly kind: 'chat' }>['lines'][number];

/** The most lines a page keeps; the server sends a hundred on joining. */
const MOST_LINES = 300;

/** Merges known and new lines in order. The newer copy of a line wins: its text may have been removed. */
export function mergeLines(known: readonly ChatLine[], heard: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...known, ...heard].map((line) => [line.number, line]));
  return [...all.values()].toSorted((one, other) => one.number - other.number).slice(-MOST_LINES);
}

export function countUnread(lines: readonly ChatLine[], own: string | null, read: number): number {
  return lines.filter(({ number, seat, text }) => number > read && seat !== own && text !== null).length;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `14:05`, with the date unless it was today. */
export function lineTime(at: number, now: number): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (now - at < DAY_MS && new Date(at).getDate() === new Date(now).getDate()) return time;
  return `${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}
