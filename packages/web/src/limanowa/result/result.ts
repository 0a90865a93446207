import type { Limanowa } from '@sandtable/limanowa';
import type { ResultFace } from '../../face/result.ts';
import { engine } from '../engine/engine.ts';
import { resultModel } from './result-model.ts';

/** How a match of Limanowa ended. */
export const result: ResultFace<Limanowa> = {
  resultOf: (moment, entries) => resultModel(engine().on(moment.view), moment, entries),
};
