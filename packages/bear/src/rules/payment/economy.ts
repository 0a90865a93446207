import type { Seen } from '../../model/state.ts';
import type { Economy } from './purchase.ts';
import { sevenAp } from './seven-ap.ts';
import { spentCheckEconomy } from './spent-check-economy.ts';

export function economyOf({ view }: Seen): Economy {
  return view.options.economy === 'spentCheck' ? spentCheckEconomy : sevenAp;
}
