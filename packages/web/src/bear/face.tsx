import { engine } from './engine/engine.ts';
import type { GameFace } from '../face/face.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import type { Bear } from './realm.ts';
import { result } from './result/result.ts';
import { bearTable } from './table/table.ts';
import './sides.css';

const faces = { table: bearTable(engine()), result };

export const bearFace: GameFace<Bear> = { Screen: ({ link }) => <PlayScreen faces={faces} link={link} /> };
