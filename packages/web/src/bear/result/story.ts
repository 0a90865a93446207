import { type Bear, type HexId, nameOfHex, NATIONS, NONE, sideOf, SIDES, unitOf } from '@sandtable/bear';
import type { Played, ScoreBox, StoryModel, StoryWay } from '../../face/result.ts';
import { largestOf, largestSwings, type Swing } from '../../result/swings.ts';
import { strongest, voiceOf } from '../../result/telling.ts';
import { engine } from '../engine/engine.ts';
import { ADVISERS, neverMoved } from './advice.ts';
import { type Advised, advisedSide } from './advised.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';
import { diaryOf } from './diary.ts';
import { NAMED, type Tale } from './kill-tale.ts';
import { tell } from './tales.ts';
import { actorOf, tellWhole } from './whole-tale.ts';

export function storyOf(played: Played<Bear>): StoryModel {
  const chronicle = chronicleOf(played, (view) => engine().on(view));
  const { scores, steps } = chronicle;
  const voice = voiceOf(played.cast, NAMED);
  const swings = largestSwings(scores);
  const taleOf = (swing: Swing): Tale | null => {
    const place = steps.findIndex(({ seq }) => seq === swing.seq);
    const step = steps[place];
    return step === undefined ? null : { step, swing, earlier: steps.slice(0, place), voice };
  };
  const tales = swings.flatMap((swing) => taleOf(swing) ?? []);
  const largest = largestOf(swings);
  const main = tales.find(({ swing }) => swing === largest);
  const advised: Advised = { chronicle, voice, side: advisedSide(chronicle.end, played.cast) };
  const points = tales.map((tale) => ({
    seq: tale.step.seq,
    round: tale.step.round,
    text: tell(tale),
    score: scoreAt(chronicle, tale.step.seq),
  }));
  return {
    sentence: main === undefined ? quiet(chronicle) : tellWhole(main, chronicle),
    points,
    best: points.find(({ seq }) => seq === main?.step.seq) ?? null,
    curve: { title: 'Score over time, in VP', points: changesOf(chronicle) },
    way: main === undefined ? null : wayOf(chronicle, main),
    diary: diaryOf(played, chronicle),
    advice: advised.side === null ? null : strongest(ADVISERS.map((adviser) => adviser(advised))),
    isAdviceFirst: neverMoved(advised) !== null,
  };
}

/** A match in which nothing ever scored. */
function quiet({ end, steps }: Chronicle): string {
  const shots = steps.flatMap(({ events }) => events).filter(({ key }) => key === 'attacked').length;
  const attacks = shots === 0 ? 'No attack' : shots === 1 ? 'One attack' : `${shots} attacks`;
  return `${attacks} in round${end.view.round === 1 ? '' : 's 1 to'} ${end.view.round}, and the score never moved.`;
}

function scoreAt({ scores }: Chronicle, seq: number): StoryModel['points'][number]['score'] {
  return scoreBoxes(scores.find((point) => point.seq === seq)?.by ?? []);
}

export function scoreBoxes(by: readonly number[]): readonly ScoreBox[] {
  return SIDES.map((side, place) => ({
    side,
    figures: [{ sign: null, figure: by[place] ?? 0 }],
    words: `${NATIONS[side]} ${by[place] ?? 0} VP`,
  }));
}

/** The first score, and each one that differs from the one before. */
function changesOf({ scores }: Chronicle): Chronicle['scores'] {
  return scores.filter(({ by }, place) => place === 0 || by.join() !== scores[place - 1]?.by.join());
}

/** From the unit's hex at the start of that round, hex by hex to its last. */
function wayOf({ steps, end }: Chronicle, tale: Tale): StoryWay | null {
  const unit = actorOf(tale);
  if (unit === NONE) return null;
  const first = steps.findIndex(({ round }) => round === tale.step.round);
  const from = steps[first]?.before;
  const hexes: HexId[] = from === undefined ? [] : [unitOf(from, unit).at];
  for (const { events } of steps.slice(first))
    for (const event of events)
      if ((event.key === 'moved' || event.key === 'entered' || event.key === 'halted') && event.unit === unit)
        hexes.push(event.at);
  const through = hexes
    .filter((hex, place) => hex !== NONE && hex !== hexes[place - 1])
    .map((hex) => nameOfHex(end.map, hex));
  return through.length < 2 ? null : { side: sideOf(end, unit), through };
}
