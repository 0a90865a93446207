import { printProblem } from '@sandtable/kernel';
import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { defaultPack } from '../content/pack.ts';
import type { DraftOptionsSource } from '../model/draft/options.ts';
import type { EffectStepSource } from '../model/pack/effect-step.ts';
import type { GeneratorCardSource, GuidelineSource } from '../model/pack/generator.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { Side } from '../model/pack/unit-type.ts';
import { checkPack } from '../setup/check-pack.ts';
import { bear } from '../system.ts';
import type { BearMatch } from './match.ts';
import { type CardId, cardId } from '../model/ids.ts';

const LETTERS: Readonly<Record<Side, string>> = { german: 'g', soviet: 's' };
const KINDS = ['victory', 'rule', 'event'] as const;

const CAP: EffectStepSource = { kind: 'caps', amount: 1 };
const VP: EffectStepSource = { kind: 'victory', rule: { kind: 'wipedOut', vp: 1 } };

/** Cards without questions: the top gives a CAP, the bottom the unit of the card's number. */
function plainCards(side: Side): GeneratorCardSource[] {
  return Array.from({ length: 25 }, (_each, place) => ({
    side,
    number: place + 1,
    name: `Plain ${place + 1}`,
    top: { kind: KINDS[place % KINDS.length] ?? 'event', steps: place % KINDS.length === 0 ? [CAP, VP] : [CAP] },
    bottom: { steps: [{ kind: 'units', units: [LETTERS[side] + String(place + 1).padStart(2, '0')] }] },
  }));
}

const checked = checkPack({ ...defaultPack, generatorCards: [...plainCards('german'), ...plainCards('soviet')] });
if (!checked.ok) throw new Error(checked.problems.map(printProblem).join('\n'));

/** Our pack with cards that ask nothing, to test the course of a generation alone. */
export const plainPack: Pack = checked.value;
export const plainGame = bear(plainPack);

export interface DraftStage {
  /** Dice, then cards by their words, in the order rolled and dealt. All must be used. */
  readonly script?: readonly (number | string)[];
  readonly seed?: string;
  readonly options?: object;
  readonly system?: BearMatch['system'];
  readonly pack?: Pack;
}

/** A generation from its first roll on: `match.say('soviet')`, then look at its events. */
export function draftWith(draft: DraftOptionsSource, stage: DraftStage = {}): BearMatch {
  const { script, seed, options = {}, system = plainGame, pack = plainPack } = stage;
  const generator = script?.map((each) => (typeof each === 'number' ? each : cardNamed(pack, each)));
  return new Rehearsal(
    system,
    { draft, ...options },
    { ...(seed === undefined ? {} : { seed }), script: generator && new Script({ generator }) },
  );
}

/** The index of a Generator Card: soviet-03. */
export function cardNamed({ generatorCards }: Pack, word: string): CardId {
  const [side, number] = word.split('-');
  const place = generatorCards.findIndex((card) => card.side === side && card.number === Number(number));
  if (place === -1) throw new Error(`no Generator Card '${word}'`);
  return cardId(place);
}

export function sayAll(match: BearMatch, ...sentences: readonly string[]): BearMatch {
  for (const sentence of sentences) match.say(sentence);
  return match;
}

/** A guideline with these parts; the rest is a short one for two players. */
export function ownGuideline(own: Partial<GuidelineSource> = {}): GuidelineSource {
  const role = { cards: { from: 1, to: 4 }, hand: 2, caps: 4, actionCards: 1 };
  return {
    number: 0,
    name: 'Our own',
    minutes: [20, 30],
    rounds: 4,
    actionDeck: [2, 3, 4],
    maps: 1,
    entry: 'anyEdge',
    roles: [
      { ...role, side: 'german' },
      { ...role, side: 'soviet' },
    ],
    ...own,
  };
}

/** The seat asked and the question: `p2 playCard`. */
export function asked(match: BearMatch): string {
  const pending = match.system.pending(match.state);
  return pending === undefined ? 'nothing' : `${pending.seat} ${pending.key}`;
}
