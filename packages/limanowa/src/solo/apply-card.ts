import type { Held, LimanowaIo } from '../model/state.ts';
import type { CardUse } from './card-use.ts';

export function applyCard(_held: Held, _use: CardUse, _io: LimanowaIo): void {}
