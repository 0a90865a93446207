import assert from 'node:assert/strict';
import type { State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { toFacing } from '../../../packages/hex/src/index.ts';
import { parseSentence, printSentence, randomOf, Recorder } from '../../../packages/kernel/src/index.ts';
import { Script } from '../../../packages/kernel/src/testing/rehearsal.ts';
import { startOf } from '../recorded.ts';
import { toy, type ToyState } from './ours/index.ts';
import { facingKind, hexKind, squadKind } from './ours/model.ts';
import type { Battle } from './theirs/battle.ts';
import { enumerate, toyGame } from './theirs/game.ts';
import type { Moves } from './theirs/moves.ts';

type Choice = ReturnType<RandomBot['enumerate']>[number];

/** Plays a match on both with the same decisions and dice. At every step both must allow the same moves and have the same position. */
export function assertSameGame(moves: Moves, seed: string): void {
  const random = randomOf(seed, 'same');
  const game = ProcessGameConfig(toyGame(moves));
  const reducer = CreateGameReducer({ game });
  const bot = new RandomBot({ enumerate });
  const ours = startOf(toy, null, seed);
  let theirs: State<Battle> = InitializeGame({ game, numPlayers: 2 });
  assertSamePosition(ours, theirs);
  while (theirs.ctx.gameover === undefined) {
    const choices = bot.enumerate(theirs.G, theirs.ctx, theirs.ctx.currentPlayer);
    assert.deepEqual([...toy.everySentence(ours)].map(printSentence).toSorted(), choices.map(sentenceOf).toSorted());
    const choice = random.pick(choices);
    const next = reducer(theirs, choice);
    assert.equal(next.transients?.error, undefined, `${sentenceOf(choice)} is refused`);
    theirs = next;
    say(ours, sentenceOf(choice), choice.payload.type === 'fire' ? theirs.G.dice : []);
    assertSamePosition(ours, theirs);
  }
  assert.deepEqual(Object.values(toy.outcome(ours)?.scores ?? {}), theirs.ctx.gameover);
}

function sentenceOf({ payload: { type, args } }: Choice): string {
  const [squad, goal, facing]: number[] = args ?? [];
  if (squad === undefined || goal === undefined) return type;
  const ends = facing === undefined ? [squadKind.print(null, goal)] : [hexKind.print(null, goal), facingWord(facing)];
  return printSentence([squadKind.print(null, squad), type, ...ends]);
}

function facingWord(facing: number): string {
  return facingKind.print(null, toFacing(facing));
}

/** Says it with the dice of boardgame.io. */
function say(state: ToyState, text: string, dice: readonly number[]): void {
  const sentence = parseSentence(text);
  assert.ok(sentence.ok, text);
  const script = new Script({ dice });
  toy.apply(state, sentence.value, new Recorder(state.random, { script }));
  assert.deepEqual(script.unused(), []);
}

function assertSamePosition({ round, squads, frames }: ToyState, { G, ctx }: State<Battle>): void {
  assert.deepEqual({ round, squads }, { round: G.round, squads: G.squads });
  const [turn] = frames;
  assert.equal(turn === undefined, ctx.gameover !== undefined, 'one is over and the other is not');
  if (turn === undefined) return;
  assert.deepEqual([String(turn.side), turn.passes], [ctx.currentPlayer, G.passes]);
}
