import type { Bear } from '@sandtable/bear';
import type { GameFace } from '../face/face.ts';
import { engine } from './engine/engine.ts';
import { result } from './result/result.ts';
import { bearTable } from './table/table.ts';
import './sides.css';

export const bearFace: GameFace<Bear> = { table: bearTable(engine()), result };
