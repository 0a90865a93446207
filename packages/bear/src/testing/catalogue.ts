import type { Sentence } from '@sandtable/kernel';
import { watched } from '@sandtable/kernel/testing';
import { terrainAt } from '../board/ground.ts';
import { fieldsOf } from '../model/battle/field.ts';
import type { BearEvent } from '../model/battle/event.ts';
import { MARKER_KINDS } from '../model/battle/marker.ts';
import type { Pack } from '../model/pack/pack.ts';
import { TERRAINS } from '../board/terrain.ts';
import type { BearSystem, State } from '../model/battle/state.ts';
import { EVENT_KEYS } from './event-keys.ts';
import type { VerbName } from '../model/battle/verbs.ts';
import { formsOf, VERB_FORMS } from './verb-forms.ts';
import { isObjective } from '../model/pack/cards.ts';

/** Everything that play can meet, and how often it did: `card c02`, `type g-rifle`, `said move: U move H`, ... */
export class Catalogue {
  readonly met = new Map<string, number>();
  readonly #pack: Pack;
  readonly #fieldOf: ReturnType<typeof fieldsOf>;

  constructor(pack: Pack) {
    this.#pack = pack;
    this.#fieldOf = fieldsOf(pack);
  }

  /** The same game; the catalogue notes everything that happens in it. */
  watch(system: BearSystem): BearSystem {
    return watched(system, {
      onSentence: (_state, sentence, pending) => this.#say(pending?.verbs.map(({ name }) => name) ?? [], sentence),
      onEvents: (state, events) => this.#hear(state, events),
    });
  }

  /** Everything that was never met. */
  missing(): string[] {
    return this.#everything().filter((item) => !this.met.has(item));
  }

  /** The verbs never said, in any form, and the events never told. */
  missingDeeds(): string[] {
    const said = new Set([...this.met.keys()].flatMap((item) => /^said ([^:]+):/.exec(item)?.[1] ?? []));
    return [
      ...Object.keys(VERB_FORMS).flatMap((verb) => (said.has(verb) ? [] : [`said ${verb}`])),
      ...EVENT_KEYS.map((key) => `told ${key}`).filter((item) => !this.met.has(item)),
    ];
  }

  #everything(): string[] {
    const { actionCards, unitTypes, hitMarkers } = this.#pack;
    return [
      ...actionCards.map(({ id }) => `card ${id}`),
      ...unitTypes.map(({ id }) => `type ${id}`),
      ...hitMarkers.map(({ pile, kind }) => `hit ${pile} ${kind}`),
      ...MARKER_KINDS.map((kind) => `marker ${kind}`),
      ...TERRAINS.flatMap((terrain) => [`into ${terrain}`, `at ${terrain}`]),
      ...Object.entries(VERB_FORMS).flatMap(([verb, forms]) => forms.map((form) => `said ${verb}: ${form}`)),
      ...EVENT_KEYS.map((key) => `told ${key}`),
    ];
  }

  #meet(item: string): void {
    this.met.set(item, (this.met.get(item) ?? 0) + 1);
  }

  #say(verbs: readonly VerbName[], sentence: Sentence): void {
    for (const form of formsOf(verbs, sentence)) this.#meet(`said ${form}`);
  }

  #hear(state: State, events: readonly BearEvent[]): void {
    const { unitTypes, counters } = this.#pack;
    const types = new Set(state.roster.map((unit) => (state.units[unit]?.at === -1 ? null : counters[unit]?.type)));
    for (const type of unitTypes) if (types.has(type)) this.#meet(`type ${type.id}`);
    for (const { kind } of state.markers) this.#meet(`marker ${kind}`);
    for (const event of events) this.#note(state, event);
  }

  #note(state: State, event: BearEvent): void {
    const { actionCards, hitMarkers } = this.#pack;
    const { ground } = this.#fieldOf(state).map;
    const { key } = event;
    this.#meet(`told ${key}`);
    if (key === 'moved' || key === 'entered') this.#meet(`into ${terrainAt(ground, event.at)}`);
    if (key === 'attacked') this.#meet(`at ${terrainAt(ground, event.at)}`);
    if (key === 'played' || key === 'eventDrawn' || key === 'weaponUsed')
      this.#meet(`card ${actionCards[event.card]?.id}`);
    // Keeping a secret objective is using it.
    const drawn = key === 'drew' ? (actionCards[event.card ?? -1]?.id ?? '') : '';
    if (isObjective(drawn)) this.#meet(`card ${drawn}`);
    const marker = key === 'marked' ? hitMarkers[event.marker ?? -1] : undefined;
    if (marker !== undefined) this.#meet(`hit ${marker.pile} ${marker.kind}`);
  }
}
