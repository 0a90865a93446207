import type { Bot, Random, Sentence } from '@sandtable/kernel';
import { ROLL_STEP } from '../model/battle/frame.ts';
import type { Pack } from '../model/pack/pack.ts';
import type { View } from '../model/battle/state.ts';
import { counselFor } from './captain/captain.ts';

/** He lets one in this many turns go by. */
const HESITATES = 3;

const PASS: Sentence = ['pass'];
const NO_CAPS: Sentence = ['caps:0'];
const KEEP: Sentence = ['keep'];

/**
 * A player who knows little more than the rules: does something sensible but rarely the best, hesitates now and then,
 * and never uses CAPs or Luck on dice. Everything else he answers like the captain.
 */
export function recruitFor(pack: Pack, captain: Bot<View>): Bot<View> {
  const counsel = counselFor(pack);
  return (view, random) => {
    const frame = view.frames.at(-1);
    if (frame?.kind === 'roll') return frame.step === ROLL_STEP.cast ? KEEP : NO_CAPS;
    if (frame?.kind !== 'turn') return captain(view, random);
    return choose(counsel(view, random), random) ?? captain(view, random);
  };
}

function choose(thoughts: readonly Sentence[], random: Random): Sentence | undefined {
  const isPlain = thoughts.length < 2;
  if (!isPlain && random.below(HESITATES) === 0) return PASS;
  return thoughts[random.below(Math.max(1, thoughts.length))];
}
