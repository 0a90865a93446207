import type { Sentence } from '@sandtable/kernel';
import { isSaid, type LessonPoints } from '../face/lessons.ts';
import { popoverOf } from '../map/popover-model.ts';
import { askWhy, lookNow, pressSight, toggleSight } from '../match/look-actions.ts';
import { freshSentenceOf, openSentenceOf } from '../match/open-sentence.ts';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, pressOn, putOnRoll, say, takeMeaning, tellUnit } from '../match/saying-actions.ts';
import { answersPart } from '../orders/sentence-parts.ts';

/** Something on the screen that says words when it is pressed. */
interface Control {
  readonly says: Sentence;
  press(): unknown;
}

/** Presses the one thing that is pointed at, as a learner does; throws if there is none, or nothing says that. */
export async function pressPointed(store: PlayStore, { hex, says }: LessonPoints): Promise<void> {
  if (hex !== undefined) return pressHex(store, hex);
  if (says === undefined) throw new Error('nothing is pointed at');
  const meant = controlsOn(store).find((each) => isSaid(each.says, says.split(' ')));
  if (meant === undefined) throw new Error(`nothing on the screen says "${says}"`);
  await meant.press();
}

/** The counter on top of the hex is what a press hits. */
function pressHex(store: PlayStore, name: string): void {
  const { moment, sighting } = store.getState();
  const { position } = moment;
  const hex = position.hexNamed(name);
  if (sighting !== null) return pressSight(store, hex);
  const unit = position.unitNamed(position.pieces(-1).findLast(({ at }) => at === name)?.id ?? '');
  pressOn(store, unit === -1 ? { hex } : { unit });
}

/** The main button first. */
function controlsOn(store: PlayStore): readonly Control[] {
  const state = store.getState();
  const tools: Control[] = [
    { says: ['sight'], press: () => toggleSight(store) },
    { says: ['why'], press: () => askWhy(store, state.moment.seq) },
    ...(state.look.kind === 'now' ? [] : [{ says: ['now'], press: () => lookNow(store) }]),
  ];
  const asked = openSentenceOf(state);
  if (asked === null) return tools;
  const { proposal, clickables, saying } = asked;
  const { position } = saying;
  const { usual, last } = position.turnButtons();
  const sayers = [
    ...(answersPart(asked)?.entries ?? []),
    ...clickables.halves,
    ...[...clickables.boards.values(), ...clickables.edges.map((entry) => [entry])].flat(),
    ...usual,
    ...(last === null ? [] : [last]),
  ];
  const cards = [...clickables.cards, ...(freshSentenceOf(state)?.clickables.cards ?? [])];
  return [
    ...(proposal === null ? [] : [{ says: proposal, press: () => confirm(store) }]),
    ...sayers.map(({ words }) => ({ says: words, press: () => say(store, words) })),
    ...position
      .deeds(state.unit)
      .flatMap(({ words, bar }) => (bar === null ? [{ says: words, press: () => tellUnit(store, words) }] : [])),
    ...(popoverOf(state)?.rows ?? []).map(({ entry }) => ({
      says: entry.words,
      press: () => takeMeaning(store, entry),
    })),
    ...cards.flatMap(([card, [entry]]) =>
      entry === undefined ? [] : [{ says: entry.words, press: () => pressOn(store, { card }) }],
    ),
    ...clickables.payments.map(({ choice, words }) => ({ says: [choice.word], press: () => say(store, words) })),
    ...(proposal === null ? [] : position.rolls(proposal)).map(({ word }) => ({
      says: [word],
      press: () => putOnRoll(store, word),
    })),
    ...tools,
  ];
}
