// Clients who speak for the same seats at several servers at once, and note all that they say and are shown.
import type { Random } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import type { AnswerTold, Page, Visitor } from './client.ts';
import { eventually } from './eventually.ts';
import type { History } from './histories.ts';

const SEATS = ['first', 'second'] as const;
/** Each has words of its own, so that it is known whose entry it is. */
const WORDS = ['hold', 'roll:1', 'roll:2', 'roll:3'];

type Writing = { -readonly [Field in keyof Omit<History, 'log'>]: History[Field][number][] };

/** The moments of one clock: none is the same. */
function clock(): () => number {
  let moments = 0;
  return () => (moments += 1);
}

interface Rivalry {
  readonly visitor: Visitor;
  /** The servers as they are now: one that was killed has another address. */
  readonly addresses: () => readonly string[];
  readonly match: string;
  readonly rivals: number;
  readonly random: Random;
  /** Whether they are to stop. */
  readonly isOver: () => boolean;
}

/** Plays a match until it is over, or the time for it. */
export async function rival({ visitor, addresses, match, rivals, random, isOver }: Rivalry): Promise<History> {
  const now = clock();
  const written: Writing = { attempts: [], readings: [] };
  const state = { isEnded: false };
  /** One that is killed right now is back soon. */
  const connect = (which: number): Promise<Page> =>
    eventually(() => {
      const all = addresses();
      return visitor.connect({ address: all[which % all.length] ?? '', system: pig });
    });
  /** Opens the match as both seats: each is shown its own words. */
  const read = async (page: Page): Promise<number> => {
    const begun = now();
    const from = page.heard.length;
    for (const seat of SEATS) page.forget(match, seat);
    for (const seat of SEATS) if ((await page.open(match, seat)).kind !== 'accepted') throw new Error('not opened');
    const moments = await Promise.all(SEATS.map((seat) => page.at(match, seat, 0)));
    const last = Math.min(...moments.map(({ seq }) => seq));
    const words = new Map<number, string>();
    // News may have come since the whole was told.
    for (const { seq, words: said } of page.heard.slice(from).flatMap(entriesIn))
      if (said !== null && seq > 0 && seq <= last) words.set(seq, said);
    const entries = [...words].map(([number, said]) => ({ number, words: said })).sort((a, b) => a.number - b.number);
    written.readings.push({ begun, ended: now(), last, entries });
    state.isEnded = moments.some(({ outcome }) => outcome !== null);
    return last;
  };
  const play = async (which: number): Promise<void> => {
    let page = await connect(which);
    let server = which;
    while (!state.isEnded && !isOver()) {
      try {
        if (page.isClosed) page = await connect(server);
        // Now and then at another server.
        if (random.below(12) === 0) {
          await page.close();
          page = await connect((server += 1));
        }
        const seq = await read(page);
        if (state.isEnded) break;
        const [moment] = SEATS.map((seat) => page.last(match, seat));
        const seat = moment?.asks ?? '';
        const said = { number: seq + 1, words: `${seat}: ${WORDS[which] ?? ''}`, begun: now() };
        const answer = await page
          .send({ kind: 'say', match, seat, seq, words: WORDS[which] })
          .then(outcomeOf)
          .catch(() => 'unknown' as const);
        written.attempts.push({ ...said, ended: now(), outcome: answer });
      } catch {
        // The server is gone, or has let go of the page.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: rivals }, (_, which) => play(which)));
  return { ...written, log: await eventually(async () => logOf(await connect(0), match)) };
}

function entriesIn(told: Page['heard'][number]): readonly { readonly seq: number; readonly words: string | null }[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a moment has them
  return told.kind === 'moment' ? (told['entries'] as ReturnType<typeof entriesIn>) : [];
}

function outcomeOf({ kind, reasons }: AnswerTold): 'accepted' | 'refused' | 'unknown' {
  if (kind === 'accepted') return 'accepted';
  // Whether the database has it is not known to the server either.
  return reasons.some(({ key }) => key === 'unavailable') ? 'unknown' : 'refused';
}

/** All entries from the first, by one server. */
async function logOf(page: Page, match: string): Promise<readonly string[]> {
  const words = new Map<number, string>();
  for (const seat of SEATS) {
    await page.open(match, seat);
    let before = (await page.at(match, seat, 0)).seq + 1;
    while (before > 0) {
      const question = { topic: 'log', before };
      const { answer } = await page.send({ kind: 'ask', match, as: seat, question });
      const entries: readonly { seq: number; words: string | null }[] = answer.entries;
      for (const each of entries) if (each.words !== null) words.set(each.seq, each.words);
      before = entries[0]?.seq ?? 0;
    }
  }
  await page.close();
  return Array.from({ length: words.size }, (_, index) => words.get(index + 1) ?? 'missing');
}
