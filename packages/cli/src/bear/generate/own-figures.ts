import type { Guideline, GuidelineChanges, RoleChanges } from '@sandtable/bear';
import type { Option, OptionInput } from '../../desk/options.ts';
import { BadInput } from '../../io/input.ts';

// G2.1c: options that change a printed guideline. Any one of them makes it the player's own guideline.

interface Figure<Changes> extends Option {
  readonly takes: string;
  change(text: string, field: string): Changes;
}

/** G2.1.6 */
const ENTRIES: Readonly<Record<Guideline['entry'], string>> = {
  longEdge: 'from long edges',
  anyEdge: 'from any',
  threePlayers: 'three players, each from an edge of his own',
};

const FRAME: readonly Figure<GuidelineChanges>[] = [
  {
    name: 'rounds',
    takes: '<number>',
    about: 'your own guideline: the rounds',
    change: (text, field) => ({ rounds: numberOf(text, field) }),
  },
  {
    name: 'lay',
    takes: '<number>',
    about: 'your own guideline: how many boards are laid',
    change: (text, field) => ({ maps: numberOf(text, field) }),
  },
  {
    name: 'entry',
    takes: '<edges>',
    about: `your own guideline: ${Object.entries(ENTRIES)
      .map(([entry, where]) => `${entry} (${where})`)
      .join(', ')}`,
    change: (text, field) => ({ entry: entryOf(text, field) }),
  },
  {
    name: 'action-deck',
    takes: '<cards>',
    about: 'your own guideline: the Action Cards, such as 02-13,20',
    change: (text, field) => ({ actionDeck: text.split(',').flatMap((part) => numbersOf(rangeOf(part, field))) }),
  },
];

/** One value for all players, or one each, in the order of the guideline. */
const EACH: readonly Figure<RoleChanges>[] = [
  {
    name: 'cards',
    takes: '<ranges>',
    about: 'your own guideline: the Generator Cards, such as 01-16, or 01-16,01-25 for two players',
    change: (text, field) => ({ cards: rangeOf(text, field) }),
  },
  {
    name: 'hand',
    takes: '<numbers>',
    about: 'the hand size: with --variant where it leaves it open; otherwise of your own guideline',
    change: (text, field) => ({ hand: numberOf(text, field) }),
  },
  {
    name: 'caps',
    takes: '<numbers>',
    about: 'your own guideline: the CAPs',
    change: (text, field) => ({ caps: numberOf(text, field) }),
  },
  {
    name: 'action-cards',
    takes: '<numbers>',
    about: 'your own guideline: the Action Cards a round',
    change: (text, field) => ({ actionCards: numberOf(text, field) }),
  },
];

export const OWN_FIGURES: readonly Option[] = [...FRAME, ...EACH].map(({ name, takes, about }) => ({
  name,
  takes,
  about,
}));

/** The changes asked for; null if there are none, so that the printed guideline is played. */
export function changesIn(asked: OptionInput, base: Guideline): GuidelineChanges | null {
  // G2.1.7: with a variant, `--hand` sets the variant's hand size.
  const each = EACH.filter(({ name }) => asked.has(keyOf(name)) && !(name === 'hand' && asked.has('variant')));
  const frame = FRAME.filter(({ name }) => asked.has(keyOf(name)));
  if (each.length + frame.length === 0) return null;
  const text = (name: string): string => asked.text(keyOf(name)) ?? '';
  const roles = base.roles.map((_role, place) =>
    merged(each.map(({ name, change }) => change(valueFor(text(name), place, base, `--${name}`), `--${name}`))),
  );
  return { ...merged(frame.map(({ name, change }) => change(text(name), `--${name}`))), roles };
}

/** Maps the engine's field names to our options. */
export const FIELD_OPTIONS: Readonly<Record<string, string>> = {
  boards: 'maps',
  maps: 'lay',
  actionDeck: 'action-deck',
  actionCards: 'action-cards',
  extraCard: 'extra-card',
  handicaps: 'handicap',
  aiCards: 'ai-cards',
  capsLess: 'caps-less',
  commandCardsOut: 'command-cards-out',
};

/** The key under which an option arrives: `action-deck` as `actionDeck`. */
function keyOf(name: string): string {
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function merged<Changes extends object>(parts: readonly Changes[]): Changes {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- every figure may be left out
  return Object.assign({}, ...parts) as Changes;
}

function valueFor(text: string, place: number, { roles }: Guideline, field: string): string {
  const parts = text.split(',');
  if (parts.length !== 1 && parts.length !== roles.length)
    throw new BadInput(`${field}: expected one value, or ${roles.length} with commas between, got ${text}`);
  return parts[parts.length === 1 ? 0 : place] ?? '';
}

export function numberOf(text: string, field: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number))
    throw new BadInput(`${field}: expected a whole number, got ${text}`);
  return number;
}

function rangeOf(text: string, field: string): { readonly from: number; readonly to: number } {
  const [, from, to = from] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (from === undefined) throw new BadInput(`${field}: expected card numbers such as 01-16, got ${text}`);
  return { from: Number(from), to: Number(to) };
}

function numbersOf({ from, to }: { readonly from: number; readonly to: number }): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_each, place) => from + place);
}

function entryOf(text: string, field: string): Guideline['entry'] {
  if (!isEntry(text)) throw new BadInput(`${field}: expected one of ${Object.keys(ENTRIES).join(', ')}, got ${text}`);
  return text;
}

function isEntry(text: string): text is Guideline['entry'] {
  return Object.hasOwn(ENTRIES, text);
}

/** G4.3: CAPs or a `card`, the same for all players or one for each: `2,0,card`. */
export function handicapsOf(text: string | undefined, base: Guideline | undefined): object[] {
  if (text === undefined || base === undefined) return [];
  return base.roles.map((_role, place) => {
    const wanted = valueFor(text, place, base, '--handicap').trim();
    return wanted === 'card' ? { card: true } : { caps: numberOf(wanted, '--handicap') };
  });
}
