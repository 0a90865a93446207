import { heardBy, Recorder, type Seat, type Sentence } from '@sandtable/kernel';
import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Pack } from '../model/pack.ts';
import type { Ending, LimanowaIo, LimanowaSystem, State } from '../model/state.ts';
import type { VerbName } from '../model/speech.ts';
import { aiEventWords, courseEventWords, fieldEventWords, planEventWords } from '../words/events.ts';
import { QUESTIONS } from '../words/prompts.ts';

/** One that is left out does not compile. */
const VERBS: Readonly<Record<VerbName, true>> = {
  opening: true,
  central: true,
  closing: true,
  blockingPreparations: true,
  counterAttack: true,
  deceit: true,
  perturbation: true,
  reinforcement: true,
  spareBattery: true,
  reorganisation: true,
  dugIn: true,
  coveringFire: true,
  volley: true,
  secondLine: true,
  forcedMarch: true,
  bombardment: true,
  pursuit: true,
  dressing: true,
  pass: true,
  tactics: true,
  shell: true,
  support: true,
  counter: true,
  fallBack: true,
  stand: true,
  relegate: true,
  proceed: true,
};

/** The tables of words have every key of an event, or they do not compile. */
const EVENT_KEYS = [courseEventWords, planEventWords, fieldEventWords, aiEventWords].flatMap((words) =>
  Object.keys(words),
);

/** LS2.5a: what can lie in the AI's piles. */
const AI_CARDS: readonly Effect[] = [
  'blockingPreparations',
  'counterAttack',
  'dugIn',
  'coveringFire',
  'volley',
  'secondLine',
];

const ENDINGS: Readonly<Record<Ending['why'], true>> = {
  done: true,
  time: true,
  nobodyLeft: true,
  objectives: true,
  knockedOut: true,
  points: true,
};

/** What there is to be met in play, and what of it was: `said counter`, `told moved`, `asked boost`, `played deceit`, `ended time`. */
export class Catalogue {
  readonly met = new Set<string>();
  readonly #pack: Pack;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  /** The game as it is, with everything noted down that happens in it. */
  watch(system: LimanowaSystem): LimanowaSystem {
    return {
      ...system,
      setup: (options, io) => {
        const state = system.setup(options, io);
        this.#hear(state, io);
        return state;
      },
      apply: (state, sentence, io) => {
        const pending = system.pending(state);
        if (pending !== undefined) this.#say(system, state, pending.seat, sentence);
        this.met.add(`asked ${pending?.key}`);
        system.apply(state, sentence, io);
        this.#hear(state, io);
      },
    };
  }

  missing(): string[] {
    const { cards } = this.#pack;
    return [
      ...this.missingDeeds(),
      ...[
        ...QUESTIONS.map((key) => `asked ${key}`),
        ...cards.map(({ effect }) => `played ${effect}`),
        ...AI_CARDS.map((effect) => `turned ${effect}`),
        ...Object.keys(ENDINGS).map((why) => `ended ${why}`),
      ].filter((item) => !this.met.has(item)),
    ];
  }

  /** The verbs that were never said and the events that were never told. */
  missingDeeds(): string[] {
    return [...Object.keys(VERBS).map((verb) => `said ${verb}`), ...EVENT_KEYS.map((key) => `told ${key}`)].filter(
      (item) => !this.met.has(item),
    );
  }

  #say(system: LimanowaSystem, state: State, seat: Seat, sentence: Sentence): void {
    const verdict = system.judge(system.view(state, seat), sentence);
    if (verdict.granted) this.met.add(`said ${verdict.value.verb?.name}`);
  }

  #hear(state: State, io: LimanowaIo): void {
    if (state.ended !== null) this.met.add(`ended ${state.ended.why}`);
    if (!(io instanceof Recorder)) return;
    for (const event of heardBy<LimanowaEvent>('referee', io.told)) {
      this.met.add(`told ${event.key}`);
      if (event.key === 'played') this.met.add(`played ${event.effect}`);
      if (event.key === 'aiCardTurned') this.met.add(`turned ${effectOf(this.#pack, event.card)}`);
    }
  }
}
