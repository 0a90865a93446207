import { explainReason, namesIn } from '@sandtable/bear';
import { namedReasons } from '../../desk/named.ts';
import { openPosition } from './open-position.ts';
import type { PositionSource } from '../../desk/position.ts';

interface Hint {
  readonly line: string;
  readonly json: object;
}

/**
 * B12.0a: a mortar that sees nothing may still shell what is spotted for it: how that is asked for, or what is against it. At any
 * hex, if none is named (-1).
 */
export function indirectFire(source: PositionSource, mortar: number, at: number): Hint {
  const { game, battle, turn } = openPosition(source);
  const names = namesIn(battle);
  const unit = names.unit(mortar);
  const owner = battle.view.players[battle.view.units[mortar]?.owner ?? -1]?.seat;
  if (owner !== turn) {
    return {
      line: `${unit} may fire indirectly: ask in its own turn with --say '${unit} shell HEX SPOTTER' (B12.0a)`,
      json: { unit },
    };
  }
  const said = [unit, 'shell', ...(at === -1 ? [] : [names.hex(at)])];
  const verdict = game.judge(battle.view, said);
  if (!verdict.granted) {
    const reasons = verdict.reasons.map((reason) => explainReason(reason, names));
    return {
      line: `${unit} may not fire indirectly either: ${reasons.join('; ')}`,
      json: { unit, allowed: false, reasons: namedReasons(verdict.reasons, names) },
    };
  }
  const hex = at === -1 ? game.offers(battle.view, said)[0]?.word : undefined;
  const aimed = hex === undefined ? said : [...said, hex];
  const spots = game.offers(battle.view, aimed).map(({ word }) => word);
  const say = [...aimed, ...spots.slice(0, 1)].join(' ');
  return {
    line: `${unit} may fire indirectly, the hex first and then from where it is spotted: --say '${say}' (B12.0a)`,
    json: { unit, allowed: true, say, spots },
  };
}
