import {
  type Figures,
  type GameSystem,
  madeOnce,
  type Offer,
  type Realm,
  type Reason,
  type Seat,
  type Sentence,
  type VerbInfo,
} from '@sandtable/kernel';
import { NO_ADVICE } from './advice.ts';
import type { Choice, SpokenWord, Worth } from './choice.ts';
import { type Line, NO_FIELD } from './field.ts';
import type { GameFace } from './game.ts';
import { type Happening, PLAIN_HAPPENING } from './happening.ts';
import { NO_ROUTES, type Position } from './position.ts';
import { PLAIN_RESULT, type ResultFace } from './result.ts';
import { NO_FORECAST, type Speech } from './speech.ts';
import { NO_PANELS, type Panels } from './table.ts';

export interface SimpleFace<R extends Realm> {
  readonly name: string;
  /** Names of the seats. Each seat is a side of its own. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** What is counted: `points`. */
  readonly unit: string;
  /** How the game ends: `The first to reach 20 wins`. */
  readonly ending: string;
  readonly help: readonly string[];
  prompt(view: R['view']): string;
  label(meant: Offer<R>): string;
  /** The chance that these figures describe; null if there is none. */
  worth(figures: Figures<R>): Worth | null;
  /** Whether a verb rolls or draws: then the player must confirm it. */
  rolls(traits: VerbInfo<R>['traits']): boolean;
  explain(reason: Reason): string;
  tell(event: R['event']): Partial<Happening> & Pick<Happening, 'text'>;
  /** Its dock takes the middle of the screen. */
  panelsOf(view: R['view']): Partial<Panels>;
}

/** The face of a game without map, counters, drafts and AI: `simpleGame` in the kernel makes such games. */
export function simpleFace<R extends Realm>(system: GameSystem<R>, face: SimpleFace<R>): GameFace<R> {
  return {
    system,
    table: {
      judgedBy: `${system.id} ${system.version}`,
      habits: {
        marks: {},
        keys: {},
        zone: null,
        over: 'The game is over',
        help: { steps: face.help, keys: [['Enter', 'Do what the main button says']] },
      },
      positionOf: madeOnce((view: R['view']) => positionOf(system, face, view)),
      panelsOf: (view) => ({ ...NO_PANELS, ...face.panelsOf(view) }),
      tell: (_view, event) => ({ ...PLAIN_HAPPENING, key: '', rule: '', ...face.tell(event) }),
      motionsOf: () => [],
      filmOf: null,
      whyOf: () => ({ lines: () => [], actor: -1, overlays: () => [], rules: () => [], proof: () => null }),
      whatIfOf: null,
    },
    result: async () => ({ resultOf: resultFor(system, face), storyOf: null }),
  };
}

function positionOf<R extends Realm>(system: GameSystem<R>, face: SimpleFace<R>, view: R['view']): Position {
  return {
    ...NO_FIELD,
    ...NO_FORECAST,
    ...NO_ROUTES,
    ...NO_ADVICE,
    ...speechOf(system, face, view),
    mission: face.name,
    goalOf: () => '',
    goalsOf: () => [],
    draftOf: () => null,
    commander: null,
    setUpOf: () => null,
    sight: null,
    seatName: (seat) => face.seats[seat] ?? seat,
    sideOf: (seat) => (face.seats[seat] === undefined ? undefined : seat),
  };
}

function speechOf<R extends Realm>(system: GameSystem<R>, face: SimpleFace<R>, view: R['view']): Speech {
  const spoken = (meant: Offer<R>, place: number): SpokenWord => {
    if (meant.kind === 'stop') return { kind: 'send', word: meant.word, label: 'Done' };
    const said = { word: meant.word, label: face.label(meant) };
    return place === 0 ? { ...said, kind: 'verb', leaves: false, clicked: null } : { ...said, kind: 'other' };
  };
  const heard = (words: Sentence): SpokenWord[] => system.heard(view, words).map(spoken);
  const worthOf = (words: Sentence): Worth | null => {
    const verdict = system.judge(view, words);
    return verdict.granted ? face.worth(verdict.value.figures) : null;
  };
  const offers = (words: Sentence): Choice[] =>
    system.offers(view, words).map((meant) => ({ ...spoken(meant, words.length), worth: null }));
  const explain = (reasons: readonly Reason[]): Line[] =>
    reasons.map((reason) => ({ rule: '', text: face.explain(reason), amount: null }));
  return {
    isTurn: true,
    prompt: () => face.prompt(view),
    offers,
    choices: (words) => offers(words).map((choice) => ({ ...choice, worth: worthOf([...words, choice.word]) })),
    heard,
    allows: (words) => system.judge(view, words).granted,
    usual: () => null,
    needsConfirm(sentence) {
      const verdict = system.judge(view, sentence);
      return verdict.granted && verdict.value.verb !== null && face.rolls(verdict.value.verb.traits);
    },
    preview(words) {
      const { granted, reasons } = system.judge(view, words);
      const label = heard(words).map((word) => word.label);
      return { granted, label: label.join(' '), group: '', lines: explain(reasons) };
    },
    warning: () => null,
    givesUp: () => null,
    deeds: () => [],
    turnButtons: () => ({ usual: [], last: null }),
    explain,
    spared: null,
    plan: null,
  };
}

function resultFor<R extends Realm>({ id }: GameSystem<R>, face: SimpleFace<R>): ResultFace<R>['resultOf'] {
  const { name, seats, unit, ending } = face;
  const [first, second, third] = Object.keys(seats);
  const isDuel = first !== undefined && second !== undefined && third === undefined;
  return ({ outcome, seq }) => {
    const winners = (outcome?.winners ?? []).map((seat) => seats[seat] ?? seat);
    return {
      ...PLAIN_RESULT,
      mission: name,
      headline: winners.length === 0 ? 'Nobody has won' : `${winners.join(' and ')} won`,
      ending,
      unit,
      sides: Object.entries(seats).map(([seat, called]) => {
        return { side: seat, name: called, score: outcome?.scores[seat] ?? 0, lost: [], left: null };
      }),
      entries: seq,
      // Its only mission is named after the game.
      rematch: {
        ...PLAIN_RESULT.rematch,
        options: { mission: id },
        opposite: isDuel ? { [first]: second, [second]: first } : {},
      },
    };
  };
}
