import type { Seat, Sentence } from '@sandtable/kernel';
import { watched } from '@sandtable/kernel/testing';
import { effectOf } from '../model/battle.ts';
import type { Effect } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import type { Pack } from '../model/pack.ts';
import type { Ending, LimanowaSystem, State } from '../model/state.ts';
import type { VerbName } from '../model/speech.ts';
import { aiEventWords, courseEventWords, fieldEventWords, planEventWords } from '../words/events.ts';
import { QUESTIONS } from '../words/prompts.ts';

/** The compiler asks for every verb. */
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

/** The tables of words have a line for every event key. */
const EVENT_KEYS = [courseEventWords, planEventWords, fieldEventWords, aiEventWords].flatMap((words) =>
  Object.keys(words),
);

/** LS2.5a: the cards that can be in the AI's piles. */
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

/** Everything that play can meet, and what it did meet: `said counter`, `told moved`, `asked boost`, `played deceit`, `ended time`. */
export class Catalogue {
  readonly met = new Set<string>();
  readonly #pack: Pack;

  constructor(pack: Pack) {
    this.#pack = pack;
  }

  /** The same game; the catalogue notes everything that happens in it. */
  watch(system: LimanowaSystem): LimanowaSystem {
    return watched(system, {
      onSentence: (state, sentence, pending) => {
        if (pending !== undefined) this.#say(system, state, pending.seat, sentence);
        this.met.add(`asked ${pending?.key}`);
      },
      onEvents: (state, events) => this.#hear(state, events),
    });
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

  /** The verbs never said and the events never told. */
  missingDeeds(): string[] {
    return [...Object.keys(VERBS).map((verb) => `said ${verb}`), ...EVENT_KEYS.map((key) => `told ${key}`)].filter(
      (item) => !this.met.has(item),
    );
  }

  #say(system: LimanowaSystem, state: State, seat: Seat, sentence: Sentence): void {
    const verdict = system.judge(system.view(state, seat), sentence);
    if (verdict.granted) this.met.add(`said ${verdict.value.verb?.name}`);
  }

  #hear(state: State, events: readonly LimanowaEvent[]): void {
    if (state.ended !== null) this.met.add(`ended ${state.ended.why}`);
    for (const event of events) {
      this.met.add(`told ${event.key}`);
      if (event.key === 'played') this.met.add(`played ${event.effect}`);
      if (event.key === 'aiCardTurned') this.met.add(`turned ${effectOf(this.#pack, event.card)}`);
    }
  }
}
