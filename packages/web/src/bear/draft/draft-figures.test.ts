import { type AiNote, type BearEvent, type State } from '@sandtable/bear';
import { counted, type Random, randomOf, Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { DraftBook } from '../../testing/draft-book.ts';
import { game, on, pack, stateOf } from '../../testing/matches.ts';
import type { DraftSide } from '../../face/draft.ts';
import { draftFacts, draftSides } from './draft-table.ts';

/** Drafts of each guideline; every third is solo where it can be played so. */
const DRAFTS = 3;

/** With everything that changes a figure: variants, handicaps of both kinds, a card to spare. */
function optionsFor(guideline: number, number: number, random: Random): object {
  const solo = number % 3 === 2 ? { capsLess: random.below(3), commandCardsOut: 0 } : null;
  const draft = { guideline, variant: random.below(2) === 0, extraCard: random.below(2) === 0, solo };
  const handicap = String(random.below(5) - 2);
  const tries = [
    { germanHandicap: handicap, draft: { ...draft, handicaps: [{ caps: random.below(3), card: false }] } },
    { sovietHandicap: handicap, draft },
    { draft: { ...draft, extraCard: false } },
    { draft: { ...draft, extraCard: false, solo: null } },
  ];
  return tries.find((options) => game.options(options).ok) ?? { draft: { guideline } };
}

/** What the table shows to somebody and the book says otherwise. */
function wrongFigures(state: State, book: DraftBook): string[] {
  return [game.pending(state)?.seat ?? 'p1', 'spectator'].flatMap((seat) => {
    const seen = on(game.view(state, seat));
    const sides = draftSides(seen, seat);
    const shown = sides.flatMap(({ side, cards, sections, score }) => {
      const lists = Object.fromEntries(score.lists.map(({ title, lines }) => [title, lines]));
      return [
        `${side} cards ${cards}`,
        ...score.figures.map(({ label, value, note }) => `${side} ${label} ${value} ${note}`.trim()),
        ...score.units.map(({ name, count, placed }) => `${side} ${count} ${name}, ${placed} placed`),
        ...(lists['Later'] ?? []).map((line) => `${side} ${line.replaceAll(/(?<=: |, ).*? (?=\d\d(,|$))/g, '')}`),
        ...sections.flatMap(({ title, plays }) =>
          plays.map(({ number, name, half }) => `${side} ${title}: ${[number, name].join(' ').trim()} ${half}`),
        ),
        `${side} ${counted(score.total, 'unit')}`,
      ];
    });
    const facts = draftFacts(seen).filter((fact) => /round/.test(fact));
    const all = [...facts, ...shown].toSorted();
    const told = book.figures().toSorted();
    return [
      ...wrongScoring(state, sides),
      ...all.filter((line) => !told.includes(line)).map((line) => `${seat} is shown '${line}'`),
      ...told.filter((line) => !all.includes(line)).map((line) => `${seat} is not shown '${line}'`),
    ];
  });
}

/** G3.2: cards stand under Victory Points exactly if the battle will score by one; while a half is resolved they may lag. */
function wrongScoring({ terms, frames }: State, sides: readonly DraftSide[]): string[] {
  if (frames.some(({ kind }) => kind === 'effect')) return [];
  return sides.flatMap(({ side, score }) => {
    const lines = score.lists.find(({ title }) => title === 'Victory Points')?.lines ?? [];
    const byCards = lines.filter((line) => !/^1 VP for each enemy unit destroyed|begins? with/.test(line));
    const rules = terms.victory.filter(
      (rule) =>
        'side' in rule &&
        rule.side === side &&
        (rule.kind !== 'destroyed' || rule.added) &&
        (!('units' in rule) || rule.units === null || rule.units.length > 0),
    );
    const isRight = lines.length > 0 && byCards.length > 0 === rules.length > 0;
    return isRight
      ? []
      : [`${side} scores by ${rules.map(({ kind }) => kind).join(', ')}, and is shown ${lines.join(' ')}`];
  });
}

function brokenDraft(guideline: number, number: number): string[] {
  const seed = `sfc32:figures ${guideline} ${number}`;
  const random = randomOf(seed, 'options');
  const state = stateOf(optionsFor(guideline, number, random), seed);
  const book = new DraftBook(pack, state);
  const broken: string[] = [];
  const look = (after: string): void => {
    broken.push(...wrongFigures(state, book).map((line) => `${seed}, after '${after}': ${line}`));
  };
  look('nothing');
  while (broken.length === 0 && state.draft?.phase !== 'done') {
    const seat = game.pending(state)?.seat ?? 'spectator';
    const sentence = game.anySentence(game.view(state, seat), random);
    const io = new Recorder<BearEvent, AiNote>(state.random);
    game.apply(state, sentence, io);
    for (const { event } of io.told) book.note(event);
    look(sentence.join(' '));
  }
  return broken;
}

test.each(pack.guidelines.map(({ number, name }) => [number, name] as const))(
  'G1.1 G3.4 G3.5 G3.6 G4.0c every figure of the draft table is what the events came to, at every entry: guideline %i, %s',
  (guideline) => {
    const all = Array.from({ length: DRAFTS }, (_draft, number) => brokenDraft(guideline, number));
    expect(all.flat().slice(0, 10)).toEqual([]);
  },
);
