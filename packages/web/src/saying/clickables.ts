import type { Facing } from '@sandtable/hex';
import type { Sentence } from '@sandtable/kernel';
import type { Choice, Entry, SpokenWord } from '../face/choice.ts';
import { bySaying } from './memo.ts';
import { planEntries } from './plan-entries.ts';
import { isBetweenOrders } from './plan.ts';
import { beforePayment, chosenIn, leaderOf, proposalOf, type Saying, withWords } from './saying.ts';

type Entries<Place> = ReadonlyMap<Place, readonly Entry[]>;

/** Everything that can be clicked now, by its place on the table. */
export interface Clickables {
  readonly hexes: Entries<number>;
  /** By unit, including those waiting beside the map. */
  readonly units: Entries<number>;
  readonly cards: Entries<number>;
  /** Halves of cards that are played for one of them; each entry includes the card. */
  readonly halves: readonly Entry[];
  readonly boards: Entries<number>;
  /** Edges of the map: each can be clicked in any of its hexes. */
  readonly edges: readonly Entry[];
  readonly facings: readonly Entry[];
  readonly payments: readonly Entry[];
  /** Everything without a place on the table: verbs, answers, choices. Unknown kinds end up here too, so the player is never stuck. */
  readonly buttons: readonly Entry[];
  /** Set if the sentence can be sent as it stands. */
  readonly send: Entry | null;
}

/**
 * Sorts the offers by where they are clicked. Verbs that a click can imply are tried one word further, so that with a
 * unit selected a click on a hex already says `move E09` or `fire E09`; a hex with several meanings has an entry for
 * each.
 */
export function clickablesOf(saying: Saying): Clickables {
  return sortedOffers(saying);
}

/** Memoised: one click asks for the same words several times. */
const sortedOffers = bySaying((saying: Saying) => `${chosenIn(saying)} ${saying.words.join(' ')}`, sortOffers);

function sortOffers(saying: Saying): Clickables {
  const { position, words } = saying;
  const entries = position.choices(words).map((choice) => entryOf(words, choice));
  const direct = entries.filter(({ choice }) => choice.kind !== 'send');
  const isPlanning = position.plan !== null && isBetweenOrders(saying);
  const shortcuts = isPlanning ? planEntries(saying) : entries.flatMap((entry) => shortcutsOf(saying, entry));
  const all = [...direct, ...shortcuts];
  return {
    hexes: byPlace(all, ({ choice }) => hexOf(saying, choice)),
    units: byPlace(all, ({ choice }) => (choice.kind === 'unit' ? choice.unit : null)),
    cards: byPlace(all, ({ choice }) => cardOf(choice)),
    halves: all.filter(({ choice }) => choice.kind === 'half'),
    boards: byPlace(all, ({ choice }) => (choice.kind === 'board' ? choice.board : null)),
    edges: all.filter(({ choice }) => choice.kind === 'edge'),
    facings: all.filter(({ choice }) => choice.kind === 'facing'),
    payments: all.filter(({ choice }) => choice.kind === 'payment'),
    buttons: all.filter(({ choice }) => isPlain(choice) && hexOf(saying, choice) === null && cardOf(choice) === null),
    send: entries.find(({ choice }) => choice.kind === 'send') ?? null,
  };
}

function isPlain({ kind }: Choice): boolean {
  return kind === 'verb' || kind === 'other' || kind === 'order';
}

function cardOf(choice: Choice): number | null {
  if (choice.kind === 'order') return choice.card === -1 ? null : choice.card;
  return choice.kind === 'card' || choice.kind === 'splitCard' ? choice.card : null;
}

/** Where it is clicked. An exit is clicked in the hex the unit leaves: there is none beyond the edge. */
function hexOf(saying: Saying, choice: Choice): number | null {
  if (choice.kind === 'hex') return choice.hex;
  if (choice.kind !== 'verb' || !choice.leaves) return null;
  const at = saying.position.hexOfUnit(leaderOf(saying));
  return at === -1 ? null : at;
}

function entryOf(words: Sentence, choice: Choice): Entry {
  const said = choice.kind === 'send' ? words : [...words, choice.word];
  return { words: said, label: choice.label, choice };
}

/** The next words after a verb that have a place on the table, and the halves of a card. */
function shortcutsOf({ position, words }: Saying, { choice: verb }: Entry): Entry[] {
  if (verb.kind !== 'verb' && verb.kind !== 'splitCard') return [];
  const clicked = verb.kind === 'verb' ? verb.clicked : null;
  const isMeant = verb.kind === 'splitCard' ? isHalf : clicked === null ? isFacing : isPlace;
  return position
    .offers([...words, verb.word])
    .filter(isMeant)
    .map((choice) => ({
      words: [...words, verb.word, choice.word],
      label: shortcutLabel(verb, choice),
      choice,
      clicked,
    }));
}

function isPlace(choice: Choice): boolean {
  return choice.kind === 'hex' || isFacing(choice) || (choice.kind === 'unit' && choice.part === 'named');
}

function isFacing({ kind }: Choice): boolean {
  return kind === 'facing';
}

function isHalf({ kind }: Choice): boolean {
  return kind === 'half';
}

function shortcutLabel(verb: Choice, choice: Choice): string {
  return choice.kind === 'facing' ? `${verb.label} to ${choice.word}` : `${verb.label}: ${choice.label}`;
}

function byPlace(entries: readonly Entry[], placeOf: (entry: Entry) => number | null): Entries<number> {
  const places = new Map<number, Entry[]>();
  for (const entry of entries) {
    const place = placeOf(entry);
    if (place === null) continue;
    const there = places.get(place);
    if (there === undefined) places.set(place, [entry]);
    else there.push(entry);
  }
  return places;
}

export function everyEntry(clickables: Clickables): Entry[] {
  const { hexes, units, cards, halves, boards, edges, facings, payments, buttons, send } = clickables;
  return [
    ...[hexes, units, cards, boards].flatMap((places) => [...places.values()].flat()),
    ...halves,
    ...edges,
    ...facings,
    ...payments,
    ...buttons,
    ...(send === null ? [] : [send]),
  ];
}

export interface FacingPart {
  readonly entries: readonly Entry[];
  readonly chosen: Facing | null;
}

/** Facings that can be said next, or instead of the last word. */
export function facingPart({
  saying,
  clickables,
}: {
  readonly saying: Saying;
  readonly clickables: Clickables;
}): FacingPart | null {
  const { position, words } = saying;
  const next = clickables.facings.filter(isNextAfter(words));
  if (next.length > 0) {
    const proposed = proposalOf(saying);
    return { entries: next, chosen: proposed === null ? null : facingIn(position.heard(proposed)[words.length]) };
  }
  const unpaid = beforePayment(saying);
  const chosen = facingIn(position.heard(unpaid.words).at(-1));
  if (chosen === null) return null;
  const before = withWords(saying, unpaid.words.slice(0, -1));
  return { entries: clickablesOf(before).facings.filter(isNextAfter(before.words)), chosen };
}

function isNextAfter(words: Sentence): (entry: Entry) => boolean {
  return (entry) => entry.words.length === words.length + 1;
}

function facingIn(said: SpokenWord | undefined): Facing | null {
  return said?.kind === 'facing' ? said.facing : null;
}
