import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Recorder, streamsOf } from '@sandtable/kernel';
import { limanowa, ownPack } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import { fileWith, sandtable } from '../testing/sandtable.ts';

// The rulebook's diagrams: what their captions say is what the rules answer about their positions.

interface Diagram {
  readonly rule: string;
  readonly position: object;
  readonly asks: readonly {
    readonly id: string;
    readonly ask: string;
    readonly answer?: Readonly<Record<string, unknown>>;
    readonly says?: readonly string[];
  }[];
  readonly draws: readonly { readonly kind: string; readonly through?: readonly string[] }[];
}

const root = path.join(import.meta.dirname, '../../../../docs/rules/diagrams');
const diagrams = ['bear', 'limanowa'].flatMap((game) =>
  readdirSync(path.join(root, game)).map((file) => ({
    name: `${game}/${file}`,
    diagram: JSON.parse(readFileSync(path.join(root, game, file), 'utf8')) as Diagram,
  })),
);

async function answersOf(asJson: boolean): Promise<string> {
  const questions = diagrams.flatMap(({ name, diagram: { asks, position } }) =>
    asks.map(({ answer: _answer, says: _says, id, ...question }) => ({ ...question, id: `${name} ${id}`, position })),
  );
  const { out } = await sandtable('ask', '--batch', fileWith(JSON.stringify(questions)), ...(asJson ? ['--json'] : []));
  return out;
}

/** `targets.0.tv` */
function at(value: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], value);
}

test('every diagram asks the rules something, and its figures are what they answer', async () => {
  const lines = (await answersOf(true)).trimEnd().split('\n');
  const answers = new Map(
    lines.map((line) => {
      const { id, answer } = JSON.parse(line) as { id: string; answer?: object };
      return [id, answer] as const;
    }),
  );
  for (const { name, diagram } of diagrams) {
    expect([name, diagram.asks.some(({ answer, says }) => (answer ?? says) !== undefined)]).toEqual([name, true]);
    for (const { id, answer = {} } of diagram.asks) {
      const played = answers.get(`${name} ${id}`);
      const figures = Object.keys(answer).map((figure) => [figure, at(played, figure)]);
      expect([name, id, played !== undefined, Object.fromEntries(figures)]).toEqual([name, id, true, answer]);
    }
  }
});

test('what the AI is shown to do is what it does', async () => {
  const told = await answersOf(false);
  const wanted = diagrams.flatMap(({ diagram: { asks } }) => asks.flatMap(({ says = [] }) => says));
  expect(wanted.length).toBeGreaterThan(6);
  expect(wanted.filter((line) => !told.includes(line))).toEqual([]);
});

test('every arrow of an AI ends where its answer says', () => {
  for (const { name, diagram } of diagrams) {
    const said = diagram.asks.flatMap(({ says = [] }) => says).join(' ');
    if (!/moves|fires/.test(said)) continue;
    const ends = diagram.draws.flatMap(({ kind, through }) => (kind === 'way' ? [through?.at(-1) ?? ''] : []));
    expect([name, ends.length > 0, ends.filter((hex) => !said.includes(hex))]).toEqual([name, true, []]);
  }
});

test('L7e the hexes of the diagram are those a unit may fall back to', () => {
  const found = diagrams.find(({ diagram: { rule } }) => rule === 'L7e')?.diagram;
  const game = limanowa(ownPack());
  const options = game.options({ position: found?.position });
  if (!options.ok) throw new Error('the position is not sound');
  const state = game.setup(options.value, new Recorder(streamsOf('1', game.streams)));
  for (const sentence of [['disclose'], ['attack', 'a02', 'r01', 'disclose'], ['proceed']])
    game.apply(state, sentence, new Recorder(state.random));
  const pending = game.pending(state);
  expect(pending?.key).toBe('fallBack');
  const hexes = game.offers(game.view(state, pending?.seat ?? ''), ['fallBack']).map(({ word }) => word);
  const drawn = found?.draws.flatMap(({ through }) => through?.slice(1) ?? []);
  expect(hexes.toSorted()).toEqual(drawn?.toSorted());
});
