import { type Bear, counterOf, printPut, unitId } from '@sandtable/bear';
import { FACINGS } from '@sandtable/hex';
import type { CompanionFace } from '../../face/companion.ts';
import { engine } from '../engine/engine.ts';
import { changesOf } from './changes.ts';
import { tableRows, trayOf, unitRows } from './tray.ts';
import { fateOf, outcomeOf, wantModel } from './wants.ts';

const { seenIn } = engine();

export const companion: CompanionFace<Bear> = {
  facings: FACINGS,
  wantOf: (want) => wantModel(seenIn(want.view), want),
  outcomeOf: (want, would) => outcomeOf(seenIn(would.view), want, would),
  fateOf: (want, would) => fateOf(seenIn(want.view), want, would, seenIn(would.view)),
  changesOf: (before, after) => changesOf(seenIn(before), seenIn(after)),
  trayOf: (view) => trayOf(seenIn(view)),
  unitRows: (view, unit) => unitRows(seenIn(view), unitId(unit)),
  tableRows: (view) => tableRows(seenIn(view)),
  putWords: (view, words) => printPut(seenIn(view), words),
  moveTo: (view, unit, hex) => [counterOf(seenIn(view), unitId(unit)).word, hex],
};
