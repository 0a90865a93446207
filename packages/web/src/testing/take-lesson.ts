import { must, type Realm, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { GameFace } from '../face/game.ts';
import type { Lesson, LessonAnswer } from '../face/lessons.ts';
import type { LinkFace } from '../face/link.ts';
import type { LessonRun } from '../lessons/lesson-run.ts';
import { type LessonWatch, watchLesson } from '../lessons/watch.ts';
import { newTable } from '../link/open-table.ts';
import { askWhy, lookNow } from '../match/look-actions.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { say, sayNothing } from '../match/saying-actions.ts';
import { sitDown, type Sitting } from '../match/sitting.ts';
import { arrive } from '../match/turn-actions.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from './direct-link.ts';
import { savedTable } from './saved-table.ts';

/**
 * What a learner does: `say g01 move` prepares an order, `do g01 move G07 SE caps:0` gives it, `clear` drops the words,
 * `look g01` selects, `sight G06 G09` uses the line-of-sight tool and `sight off` closes it, `why` opens the reasons for
 * the last entry and `now` goes back, `next` leaves a step that only explains.
 */
export type Deed = string;

/** How a step is done, and the mistakes for each of its answers, in the order of the answers. */
export interface StepScript {
  readonly straight: readonly Deed[];
  /** What must happen, as it is what the step teaches: event keys, or `fresh` or `spent` for the end of a check. */
  readonly brings?: readonly string[];
  readonly mistakes?: readonly (readonly Deed[])[];
}

/** Where to resume a lesson: the step, and the match when that step began. */
export type ResumePoint = { readonly step: number; readonly text: string } | null;

/** A table with a lesson, from the start or from where it was left. */
export function openLesson<R extends Realm>(
  face: GameFace<R>,
  link: LinkFace<R>,
  lesson: Lesson,
  at: ResumePoint = null,
): LessonTable {
  useSettingsStore.getState().set('aiSpeed', 'instant');
  const table = at === null ? must(newTable(link, lesson.start)) : savedTable(link, at.text);
  return new LessonTable(sitDown(face, directLink(table)), lesson, at?.step ?? 0);
}

/** What the game's audit finds wrong with the start of a lesson. */
export function auditLesson<R extends Realm>({ system }: LinkFace<R>, { start }: Lesson): readonly unknown[] {
  const read = system.options(start.options);
  if (!read.ok) return read.problems;
  return system.audit(system.setup(read.value, new Recorder(streamsOf(start.seed, system.streams))));
}

export class LessonTable {
  readonly store: PlayStore;
  readonly watch: LessonWatch;

  constructor(sitting: Sitting, lesson: Lesson, step: number) {
    this.store = createPlayStore(sitting);
    sitting.subscribe((moment) => arrive(this.store, moment));
    this.watch = watchLesson(lesson, this.store, step, () => undefined);
  }

  run(): LessonRun {
    return this.watch.run();
  }

  answer(): LessonAnswer | null {
    return this.run().answer;
  }

  hasBrought(what: string, since: number): boolean {
    const events = this.store.getState().log.flatMap(({ seq, events: told }) => (seq > since ? told : []));
    return events.some(({ key, sign }) => {
      if (sign?.kind === 'check' && what === (sign.isBad ? 'spent' : 'fresh')) return true;
      return key === what;
    });
  }

  save(): Promise<string> {
    return this.store.getState().sitting.save();
  }

  async do(deeds: readonly Deed[]): Promise<void> {
    for (const deed of deeds) {
      await this.#do(deed);
      await settle();
    }
  }

  async #do(deed: Deed): Promise<void> {
    const { store } = this;
    const [kind = '', ...words] = deed.split(' ');
    const { moment } = store.getState();
    switch (kind) {
      case 'say':
        return say(store, words);
      case 'do':
        return this.#give(words);
      case 'clear':
        store.setState({ unit: -1 });
        return sayNothing(store);
      case 'look':
        sayNothing(store);
        return store.setState({ unit: moment.position.unitNamed(words[0] ?? '') });
      case 'next':
        return this.watch.next();
      case 'sight': {
        const [from, to] = words.map((hex) => moment.position.hexNamed(hex));
        if (words[0] === 'off') return store.setState({ sighting: null });
        return store.setState({ sighting: { from: from ?? -1, to: to ?? -1 }, hover: to ?? -1 });
      }
      case 'why':
        return askWhy(store, moment.seq);
      case 'now':
        return lookNow(store);
      default:
        throw new Error(`unknown deed "${deed}"`);
    }
  }

  async #give(sentence: Sentence): Promise<void> {
    const { sitting, moment } = this.store.getState();
    const verdict = await sitting.act(moment.seq, sentence);
    if (!verdict.granted) throw new Error(`refused: ${sentence.join(' ')}: ${JSON.stringify(verdict.reasons)}`);
  }
}

/** Waits until the table has answered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
