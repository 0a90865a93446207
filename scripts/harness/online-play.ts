// For browser tests: people play each other over the real server, on their pages and on second screens.
import { type GameSystem, randomOf, type Realm, type Sentence } from '../../packages/kernel/src/index.ts';
import type { Page } from 'playwright-core';
import { type Online, screenOf } from './online.ts';

/** Waits until the page shows this entry and nothing moves. */
export async function shows(page: Page, seq: number): Promise<void> {
  await page.locator(`.play[data-seq="${seq}"]:not([data-moving])`).waitFor();
}

/** Passes the turn on the page. */
export async function passOn(page: Page): Promise<void> {
  await page.locator('.turn-buttons [data-say="pass"]').click();
  await page.getByTestId('confirm').click();
}

/** Who is asked, the key of the question, and the number of the last entry. */
type Question = (asks: string | null, key: string, seq: number) => boolean;

interface Playing<R extends Realm> {
  readonly system: GameSystem<R>;
  readonly match: string;
  /** By seat. */
  readonly people: Readonly<Record<string, Page>>;
  /** Chooses the sentence; by default passes turns and answers other questions at random. */
  says?(view: R['view'], seat: string, seq: number): Sentence;
}

/** Plays on a second screen of the same person until this holds; returns the number of the last entry. */
export async function playUntil<R extends Realm>(
  online: Online,
  { system, match, people, says = passes(system) }: Playing<R>,
  isThere: Question,
): Promise<number> {
  const screens = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([seat, page]) => {
        const screen = await screenOf(online, page, system);
        await screen.open(match, seat);
        return [seat, screen] as const;
      }),
    ),
  );
  const [[first, screen] = ['', undefined]] = Object.entries(screens);
  if (screen === undefined) throw new Error('nobody plays');
  let seq = 0;
  for (;;) {
    const { asks, seq: last } = await screen.at(match, first, seq);
    const speaker = screens[asks ?? ''];
    const told = asks === null ? undefined : await speaker?.at(match, asks, last);
    seq = last;
    // The match went on meanwhile by answers given beforehand.
    if (told !== undefined && told.seq > seq) continue;
    if (isThere(asks, told?.pending?.key ?? '', seq)) {
      await Promise.all(Object.values(screens).map((each) => each.close()));
      return seq;
    }
    if (speaker !== undefined && told !== undefined) {
      const words = says(told.view, asks ?? '', seq).join(' ');
      const answer = await speaker.send({ kind: 'say', match, seat: asks, seq, words });
      if (answer.kind !== 'accepted' && (await screen.at(match, first, seq)).seq === seq)
        throw new Error(JSON.stringify(answer));
    }
    // The AI plays by itself.
    seq++;
  }
}

function passes<R extends Realm>(system: GameSystem<R>): (view: R['view']) => Sentence {
  const random = randomOf('sfc32:online');
  return (view) => {
    const isTurn = system.offers(view, []).some(({ word }) => word === 'pass');
    return isTurn ? ['pass'] : system.anySentence(view, random);
  };
}
