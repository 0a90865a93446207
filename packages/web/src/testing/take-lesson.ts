import { must, type Realm, Recorder, type Sentence, streamsOf } from '@sandtable/kernel';
import type { GameFace } from '../face/game.ts';
import type { Lesson, LessonAnswer, LessonPoints } from '../face/lessons.ts';
import type { LinkFace } from '../face/link.ts';
import type { LessonRun } from '../lessons/lesson-run.ts';
import { type LessonWatch, pointsOf, watchLesson } from '../lessons/watch.ts';
import { newTable } from '../link/open-table.ts';
import { askWhy, lookNow } from '../match/look-actions.ts';
import { filmIn, setUpIn } from '../match/modes.ts';
import { isAsked } from '../match/open-sentence.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { confirm, putOnRoll, say, sayNothing } from '../match/saying-actions.ts';
import { sitDown, type Sitting } from '../match/sitting.ts';
import { arrive, nextFrame } from '../match/turn-actions.ts';
import { type Settings, useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { pressPointed } from './follow-lesson.ts';
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
  aiSpeed: Settings['aiSpeed'] = 'instant',
): LessonTable {
  useSettingsStore.getState().set('aiSpeed', aiSpeed);
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
  /** Every answer that was ever shown, however short. */
  readonly answered: string[] = [];
  /** How many frames of films were looked at. */
  frames = 0;
  readonly #lesson: Lesson;

  constructor(sitting: Sitting, lesson: Lesson, step: number) {
    this.store = createPlayStore(sitting);
    // A lesson has no briefing.
    this.store.setState({ unbriefed: [] });
    this.#lesson = lesson;
    sitting.subscribe((moment) => arrive(this.store, moment));
    this.watch = watchLesson(lesson, this.store, step, ({ answer }) => {
      if (answer !== null) this.answered.push(answer.text);
    });
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
    const { local } = this.store.getState().sitting;
    if (local === null) throw new Error('a lesson is taken in this browser');
    return local.save();
  }

  async do(deeds: readonly Deed[]): Promise<void> {
    for (const deed of deeds) {
      await this.#do(deed);
      await settle();
    }
  }

  points(): LessonPoints {
    return pointsOf(this.#lesson, this.run(), this.store.getState());
  }

  /** Presses what the lesson points at. */
  async follow(): Promise<void> {
    await pressPointed(this.store, this.points());
    await settle();
    if (this.store.getState().banners.length > 0) this.store.setState({ banners: [] });
  }

  /** The same as a person does it: word by word and confirmed; then every frame of what the others do. */
  async doByHand(deeds: readonly Deed[]): Promise<void> {
    for (const [place, deed] of deeds.entries()) {
      // What is paid for a roll is chosen together with the order.
      if (deed === paidIn(deeds[place - 1], deed)) continue;
      if (deed.startsWith('do ')) this.#sayAndSend(deed.split(' ').slice(1), paidIn(deed, deeds[place + 1]));
      else await this.#do(deed);
      await this.#watchAll();
    }
  }

  #sayAndSend(sentence: Sentence, paid: Deed | undefined): void {
    const { store } = this;
    for (const place of sentence.keys()) if (isAsked(store.getState())) say(store, sentence.slice(0, place + 1));
    if (paid !== undefined) putOnRoll(store, paid.slice('do '.length));
    if (isAsked(store.getState())) confirm(store);
  }

  async #watchAll(): Promise<void> {
    for (let idle = 0; idle < 3; idle++) {
      await new Promise((resolve) => setTimeout(resolve));
      // Nothing else on this table waits for a banner to go.
      if (this.store.getState().banners.length > 0) this.store.setState({ banners: [] });
      // A film may still be loading, unless it waits for the set-up to be read.
      if (this.store.getState().stage.kind === 'watching' && setUpIn(this.store.getState()) === null) idle = 0;
      while (filmIn(this.store.getState()) !== null) {
        nextFrame(this.store);
        this.frames += 1;
        idle = 0;
      }
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

/** The deed that answers the roll of the one before; undefined if it is another order. */
function paidIn(order: Deed | undefined, next: Deed | undefined): Deed | undefined {
  return order?.startsWith('do ') === true && next?.startsWith('do caps:') === true ? next : undefined;
}

/** Waits until the table has answered. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
