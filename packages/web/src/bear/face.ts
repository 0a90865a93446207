import type { GameFace } from '../face/face.ts';
import { PlayScreen } from '../play/play-screen.tsx';
import type { Bear } from './realm.ts';
import './sides.css';

export const bearFace: GameFace<Bear> = { Screen: PlayScreen };
