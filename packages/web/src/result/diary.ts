import type { Cast } from '../face/result.ts';
import { capital, type Called, spoken, type Voice, voiceOf } from './telling.ts';

/** Something that happened, without a full stop: `Our LMG 34 took G09`. It may become the second half of a sentence. */
export interface DiaryMoment {
  readonly seq: number;
  readonly round: number;
  /** Only the weightiest fit in. */
  readonly weight: number;
  readonly text: string;
}

/** Whole sentences before and after the moments. */
export interface DiaryParts {
  /** A name that keeps its capital inside a sentence. */
  readonly commander: string | null;
  readonly opening: readonly string[];
  readonly moments: readonly DiaryMoment[];
  readonly closing: readonly string[];
}

/** The most sentences of a diary. */
const MOST = 10;

/** The match in prose, a sentence each, in order of time. */
export function composeDiary({ commander, opening, moments, closing }: DiaryParts): readonly string[] {
  const chosen = moments
    .toSorted((a, b) => b.weight - a.weight || a.seq - b.seq)
    .slice(0, MOST - opening.length - closing.length)
    .toSorted((a, b) => a.seq - b.seq);
  return [...opening, ...chosen.map((moment, place) => begun(moment, chosen[place - 1], place, commander)), ...closing];
}

const THEN = ['Then ', 'Soon after, ', 'A little later, '];

function begun(
  { round, text }: DiaryMoment,
  before: DiaryMoment | undefined,
  place: number,
  commander: string | null,
): string {
  const start = before?.round === round ? (THEN[place % THEN.length] ?? '') : `In round ${spoken(round)}, `;
  const isNamed = commander !== null && text.startsWith(commander);
  return `${start}${isNamed ? text : text.charAt(0).toLowerCase() + text.slice(1)}.`;
}

/** The reader writes the diary: `we` and `our`. The AI goes by its commander. */
export function diaryVoice(cast: Cast, named: Readonly<Record<string, Called>>, commander: string | null): Voice {
  const name = commander ?? 'the AI';
  return voiceOf(cast, named, { you: { name: 'we', whose: 'our' }, ai: { name, whose: `${name}’s` } });
}

/** `We lost two units, Falcon one`: what was counted for each of these sides. */
export function tallied<Side extends string>(
  voice: Voice,
  sides: readonly Side[],
  did: string,
  counts: Readonly<Record<Side, number>>,
  noun: string,
): string {
  const parts = sides.map((side, place) => {
    const count = counts[side];
    const who = voice.name(side);
    if (place > 0) return `${who} ${count === 0 ? 'none' : spoken(count)}`;
    return `${capital(who)} ${did} ${spoken(count)} ${noun}${count === 1 ? '' : 's'}`;
  });
  return parts.join(', ');
}

/** The unit named most often; null if none is named. */
export function mostOf<Unit extends number>(
  units: readonly Unit[],
): { readonly unit: Unit; readonly count: number } | null {
  const counts = new Map<Unit, number>();
  for (const unit of units) if (unit >= 0) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most === undefined ? null : { unit: most[0], count: most[1] };
}

/** The reader's side first. */
export function sidesFor<Side extends string>(cast: Cast, sides: readonly Side[]): readonly Side[] {
  return sides.toSorted((a, b) => Number(cast[b] === 'you') - Number(cast[a] === 'you'));
}
