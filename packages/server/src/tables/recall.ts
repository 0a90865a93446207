import { must, type Realm } from '@sandtable/kernel';
import { type Match, openSnapshot, parseEntry, prepareAgain, printEntry } from '@sandtable/session';
import type { HostedGame } from '../games/hosted-game.ts';
import type { Recalled, Recollection } from '../games/thinkers.ts';
import { answerTo } from './asking.ts';
import { PAGE } from './telling.ts';
import { printSnapshot, splitSnapshot, type WarmMatch } from './snapshots.ts';

/** Matches kept open for the next question. */
const MOST_OPEN = 8;
/** Entries after a snapshot before another is taken: it costs as much as a few entries. */
const MOST_SINCE = 64;

/** The texts from which questions about a match are answered. Taking them leaves the match alone, whatever is being entered. */
export class Past {
  #number = -1;
  #snapshot = '';

  /** All that a thread needs to answer. */
  collect(
    match: string,
    warm: WarmMatch,
    {
      audience,
      question,
      page = PAGE,
    }: Pick<Recollection, 'audience' | 'question'> & { readonly page?: number | undefined },
  ): Recollection {
    const { log, seq, system } = warm.match;
    if (this.#number < 0 || seq - this.#number > MOST_SINCE) {
      this.#snapshot = printSnapshot(warm);
      this.#number = seq;
    }
    const since = Array.from({ length: seq - this.#number }, (_, place) => {
      const number = this.#number + place + 1;
      const entry = log.entry(number);
      if (entry === undefined) throw new Error(`entry ${number} is missing`);
      return { text: printEntry(entry), digest: log.mark(number).digest };
    });
    const { seating } = warm;
    const [number, snapshot] = [this.#number, this.#snapshot];
    const { digest } = log.mark(number);
    return { game: system.id, match, audience, question, page, snapshot, number, digest, seating, since };
  }

  forget(): void {
    this.#number = -1;
    this.#snapshot = '';
  }
}

/** Answers questions about matches from their texts: in a thread, or here where there are none. */
export class Recall {
  /** Least recently asked first. */
  readonly #open = new Map<string, WarmMatch>();

  async answer(game: HostedGame, asked: Recollection): Promise<Recalled> {
    const at = performance.now();
    const warm = this.#opened(game, asked);
    const answer = await answerTo(game, warm, asked.audience, asked.question, asked.page);
    return { answer, ms: performance.now() - at };
  }

  #opened(game: HostedGame, asked: Recollection): WarmMatch {
    const { match: id, since } = asked;
    const kept = this.#open.get(id);
    this.#open.delete(id);
    const warm = kept !== undefined && isSame(kept.match, asked) ? kept : openText(game, asked);
    for (const { text, digest } of since.slice(Math.max(0, warm.match.seq - asked.number))) goOn(warm, text, digest);
    this.#open.set(id, warm);
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
    return warm;
  }
}

/** Whether what is kept open can go on to what is asked about: a digest covers everything before it. */
function isSame({ seq, log }: Match<Realm>, { number, digest, since }: Recollection): boolean {
  if (seq < number) return false;
  const last = Math.min(seq, number + since.length);
  return log.mark(last).digest === (last === number ? digest : since[last - number - 1]?.digest);
}

function openText({ system, bots }: HostedGame, { snapshot, seating }: Recollection): WarmMatch {
  const { told, text } = splitSnapshot(snapshot);
  const match = must(openSnapshot(system, text, { bots, isIntact: true }));
  return { match, told, seating, keptAt: match.seq };
}

function goOn({ match, told }: WarmMatch, text: string, digest: string): void {
  const entry = must(parseEntry(text, 'entry'));
  const prepared = prepareAgain(match, entry);
  if (!prepared.granted || prepared.value.digest !== digest)
    throw new Error(`entry ${match.seq + 1} does not come out as it did`);
  prepared.value.commit();
  told.push(JSON.stringify(prepared.value.told));
}
