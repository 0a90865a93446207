import { NONE } from '../model/ids.ts';
import type { LimanowaIo } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';
import { leavingOut, withOneRp } from './choose-target.ts';
import { ANY_BATTERY, ATTACKED_BATTERY, chooseBy, type Choosing, LS7B1, LS7B2, LS7B3 } from './tables.ts';
import type { BatteryOptions } from './token-options.ts';
import type { AiReason } from './trace.ts';

/** What the AI spends its token on. */
export interface TokenUse {
  readonly use: 'shell' | 'support';
  readonly shot: Shot;
}

/** LS3.2.2n2, R-196: one that can hit an enemy with 1 RP, else any of those that can have an effect. */
export function chooseBattery(io: LimanowaIo, batteries: readonly BatteryOptions[]): BatteryOptions {
  const sure = batteries.filter(({ shells }) => withOneRp(shells).length > 0);
  const effective = batteries.filter(hasEffect);
  const among = sure.length > 0 ? sure : effective;
  const others = io.trace === null ? [] : batteries.filter((each) => !among.includes(each));
  const passedOver = others.map((each): AiReason => ({
    rule: 'LS3.2.2n2',
    key: hasEffect(each) ? 'noOneRpTarget' : 'noEffect',
    unit: each.unit,
  }));
  return chooseBy(io, ANY_BATTERY, among, { what: 'battery', by: NONE, passedOver });
}

function hasEffect({ shells, supports }: BatteryOptions): boolean {
  return shells.length > 0 || supports.length > 0;
}

/** LS7B1; R-198: else those who attack a battery, never with support; else LS7B2, LS7B3. */
export function chooseUse(io: LimanowaIo, { unit: battery, shells, supports }: BatteryOptions): TokenUse {
  const choosing: Choosing = { what: 'shell', by: battery, passedOver: [] };
  const shellAt = (target: { readonly unit: number }): TokenUse => ({
    use: 'shell',
    shot: { battery, target: target.unit },
  });
  const weak = withOneRp(shells);
  const traced = io.trace !== null;
  if (weak.length > 0)
    return shellAt(chooseBy(io, LS7B1, weak, traced ? leavingOut(choosing, shells, weak, 'LS7B1') : choosing));
  const onBatteries = shells.filter(({ attacksBattery }) => attacksBattery);
  if (onBatteries.length > 0) {
    const others = traced ? shells.filter((each) => !onBatteries.includes(each)) : [];
    const passedOver = others.map(({ unit }): AiReason => ({ rule: 'LS3.2.2n3', key: 'notAttackedBattery', unit }));
    return shellAt(chooseBy(io, ATTACKED_BATTERY, onBatteries, { ...choosing, passedOver }));
  }
  if (supports.length === 0) return shellAt(chooseBy(io, LS7B3, shells, choosing));
  const { unit: target } = chooseBy(io, LS7B2, supports, { what: 'support', by: battery, passedOver: [] });
  return { use: 'support', shot: { battery, target } };
}
