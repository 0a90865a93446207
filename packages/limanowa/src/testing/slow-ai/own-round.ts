import { type HexId, NONE } from '../../model/ids.ts';
import { GRADES } from '../../model/mission.ts';
import type { Objective } from '../../model/state.ts';
import { bestBy, sidesOf, woundLimit } from './ladders.ts';
import { fights, holdsObjective, isThere, type Piece, pieceOf, type Situation } from './situation.ts';
import type { Tape } from './tape.ts';
import { walk } from './walk.ts';

/** LS4: the AI's whole round. Returns what happened. */
export function ownRound(situation: Situation, tape: Tape): readonly string[] {
  tape.expect('aiRoundBegan', {});
  return [...wounds(situation, tape), ...GRADES.flatMap((grade) => objectives(situation, grade, tape))];
}

function wounds(situation: Situation, tape: Tape): string[] {
  const { pieces, ground, switches } = situation;
  const guns = (piece: Piece): boolean => switches.aiWoundsFromArtillery || piece.type.arm !== 'artillery';
  const armed = pieces.filter((piece) => piece.isAi && isThere(piece) && guns(piece));
  const reached = pieces.filter(
    (piece) => !piece.isAi && isThere(piece) && armed.some(({ at, type }) => ground.apart(at, piece.at) <= type.range),
  );
  return reached.map((piece) => {
    const limit = woundLimit(switches, piece.type.rank);
    const die = tape.roll(sidesOf(switches), 'a wound');
    const hit = die <= limit;
    tape.expect('woundRolled', { unit: piece.unit, limit, die, hit });
    if (!hit) return 'no wound';
    piece.rp -= 1;
    tape.expect('lostRp', { unit: piece.unit, amount: 1, left: piece.rp });
    if (piece.rp > 0) return 'wound';
    tape.expect('destroyed', { unit: piece.unit, at: piece.at });
    piece.at = NONE;
    return 'wounded to death';
  });
}

/** LS4.2, R-160: within one grade. */
function objectives(situation: Situation, grade: Objective['grade'], tape: Tape): string[] {
  const met: string[] = [];
  // A unit that moved holds an objective and is no longer a candidate.
  let left = situation.objectives.filter((each) => each.grade === grade && isEmpty(situation, each.at));
  while (left.length > 0) {
    const reached = left.filter(({ at }) => able(situation, at).length > 0);
    if (reached.length === 0) break;
    const nearest = bestBy(reached, [({ at }) => -distance(situation, at)]);
    const at = tape.tie(
      nearest.map((each) => each.at),
      'which objective',
    );
    const best = bestBy(able(situation, at), [({ rp }) => rp, ({ type }) => type.dv, ({ type }) => type.av]);
    const unit = tape.tie(
      best.map((piece) => piece.unit),
      'who goes there',
    );
    const piece = pieceOf(situation, unit);
    tape.expect('moved', { unit, from: piece.at, to: at, as: 'objective' });
    met.push(`${grade} taken${nearest.length > 1 ? ' by die' : ''}${best.length > 1 ? ', unit by die' : ''}`);
    piece.at = at;
    left = left.filter((each) => each.at !== at);
  }
  for (const { at } of left) {
    tape.expect('objectiveLeft', { at });
    met.push(`${grade} left`);
  }
  return met;
}

function isEmpty({ pieces }: Situation, hex: HexId): boolean {
  return !pieces.some(({ at }) => at === hex);
}

/** LS4.2b-LS4.2d */
function able(situation: Situation, hex: HexId): readonly Piece[] {
  return situation.pieces.filter(
    (piece) => piece.isAi && fights(piece) && !holdsObjective(situation, piece) && walk(situation, piece).has(hex),
  );
}

function distance(situation: Situation, hex: HexId): number {
  return Math.min(...able(situation, hex).map(({ at }) => situation.ground.apart(at, hex)));
}
