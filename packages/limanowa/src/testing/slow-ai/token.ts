import type { UnitId } from '../../model/ids.ts';
import { type Choice, rowThree, sidesOf, tableA, tokenLimit, unitsOf } from './ladders.ts';
import { attackedBy, fights, isThere, type Piece, pieceOf, type Situation, threatsOf } from './situation.ts';
import type { Tape } from './tape.ts';
import { artilleryTv, counterTv, inReach } from './target-value.ts';

interface Options {
  readonly battery: Piece;
  readonly covers: boolean;
  readonly shells: readonly Choice[];
  /** Those among them that attack a battery. */
  readonly forBatteries: readonly Choice[];
  /** Attackers against which support has an effect, with the target value of the counter-attack. */
  readonly supports: readonly Choice[];
}

/** LS3.2.2a, LS3.2.2n1, LS3.2.2n2: why the AI does not roll for a token; undefined if it does. */
export function whyNoToken(situation: Situation): string | undefined {
  const { turn, tokens } = situation;
  if (threatsOf(situation).length === 0) return 'noAttack';
  if (turn.aiToken) return 'used';
  if (tokens === 0) return 'noTokens';
  const options = optionsOf(situation);
  if (!options.some(({ covers }) => covers)) return 'noBattery';
  return options.some(hasEffect) ? undefined : 'noEffect';
}

function hasEffect({ shells, supports }: Options): boolean {
  return shells.length > 0 || supports.length > 0;
}

/** LS3.2.2c, LS3.2.2d: the result of the roll. Returns the row of table B, if any. */
export function token(situation: Situation, tape: Tape): string | undefined {
  const { switches, turn } = situation;
  const limit = tokenLimit(switches);
  const die = tape.roll(sidesOf(switches), 'a token');
  tape.expect('aiTokenRolled', { limit, die });
  if (die > limit) return undefined;

  const effective = optionsOf(situation).filter(hasEffect);
  const eager = effective.filter(({ shells }) => shells.some(({ piece }) => piece.rp === 1));
  const pool = eager.length > 0 ? eager : effective;
  const battery = tape.tie(
    pool.map((each) => each.battery.unit),
    'which battery',
  );
  const chosen = pool.find((each) => each.battery.unit === battery);
  const { row, use, equals } = shotOf(chosen ?? { shells: [], forBatteries: [], supports: [] });
  const target = tape.tie(unitsOf(equals), `a target of a ${use}`);
  tape.expect('tokenSpent', { battery, target, use });
  situation.tokens -= 1;
  turn.aiToken = true;
  const shot = { battery, target };
  if (use === 'shell') turn.answers = [...turn.answers, shot];
  else turn.supports = [...turn.supports, shot];
  return `${row}${equals.length > 1 ? ' by die' : ''}${pool.length > 1 ? ' of several batteries' : ''}`;
}

interface Shot {
  readonly row: string;
  readonly use: 'shell' | 'support';
  readonly equals: readonly Choice[];
}

/** LS7B, with LS3.2.2n3 between its first and second row. */
function shotOf({ shells, forBatteries, supports }: Omit<Options, 'battery' | 'covers'>): Shot {
  const last = shells.filter(({ piece }) => piece.rp === 1);
  if (last.length > 0) return { row: 'LS7B1', use: 'shell', equals: tableA(last) };
  if (forBatteries.length > 0) return { row: 'LS3.2.2n3', use: 'shell', equals: rowThree(forBatteries) };
  if (supports.length > 0) return { row: 'LS7B2', use: 'support', equals: rowThree(supports) };
  return { row: 'LS7B3', use: 'shell', equals: rowThree(shells) };
}

function optionsOf(situation: Situation): readonly Options[] {
  const { pieces, ground } = situation;
  const batteries = pieces.filter((piece) => piece.isAi && isThere(piece) && piece.type.arm === 'artillery');
  return batteries.map((battery) => {
    const { range } = battery.type;
    const reaches = (piece: Piece): boolean => isThere(piece) && ground.apart(battery.at, piece.at) <= range;
    const covered = attackedBy(situation).filter(({ piece }) => reaches(piece));
    const shellsFor = (some: typeof covered): readonly Choice[] =>
      choicesOf(situation, some.flatMap(({ attackers }) => attackers).filter(reaches), (piece) =>
        artilleryTv(situation, battery, piece),
      );
    const supports = situation.turn.phase === 'central' ? covered : [];
    return {
      battery,
      covers: covered.length > 0,
      shells: shellsFor(covered),
      forBatteries: shellsFor(covered.filter(({ piece }) => piece.type.arm === 'artillery')),
      supports: supports
        .filter(({ piece }) => fights(piece))
        .flatMap(({ piece, attackers }) => supportsOf(situation, piece, attackers)),
    };
  });
}

/** Each attacker once, if it can be hit. */
function choicesOf(situation: Situation, pieces: readonly Piece[], tv: (piece: Piece) => number): readonly Choice[] {
  const units = new Set<UnitId>(pieces.map(({ unit }) => unit));
  return [...units]
    .map((unit) => pieceOf(situation, unit))
    .map((piece) => ({ piece, tv: tv(piece) }))
    .filter((choice) => choice.tv > 0);
}

/** LS7B2, LS7B4, R-234: the enemies against which a battery that covers this unit could help it. */
function supportsOf(situation: Situation, unit: Piece, attackers: readonly Piece[]): readonly Choice[] {
  return inReach(situation, unit, attackers).flatMap((target) => {
    if (isBanned(situation, target)) return [];
    const counters = choicesOf(
      situation,
      inReach(situation, unit, attackers),
      (piece) => counterTv(situation, unit, piece) + (piece === target ? 2 : 0),
    );
    return tableA(counters).filter(({ piece }) => piece === target);
  });
}

/** L9c, L3p: in forest without an AI observer near it. */
function isBanned({ ground, pieces }: Situation, target: Piece): boolean {
  const observers = pieces.filter((piece) => piece.isAi && isThere(piece) && piece.type.traits.includes('observer'));
  return ground.letter(target.at) === 'F' && !observers.some(({ at }) => ground.apart(at, target.at) <= 1);
}
