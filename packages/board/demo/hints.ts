import type { Overlay } from '../src/index.ts';
import { GERMAN } from './sides.ts';
import { PLANS } from './winter.ts';

/** Hints over the battle, by name: what an app would work out with the rules. */
export const HINTS: Readonly<Record<string, readonly Overlay[]>> = {
  'No hints': [],
  Move: [
    { kind: 'ring', at: 'G05', ring: 'selected' },
    { kind: 'front', at: 'G05', facing: 1 },
    ...(['F05', 'G06', 'H05', 'H04', 'G04', 'F04'] as const).map((at, i): Overlay => ({
      kind: 'move',
      at,
      text: String(1 + (i % 2)),
      barred: i === 2,
    })),
    { kind: 'way', through: ['G05', 'G06', 'F07', 'F08'], manner: 'move' },
  ],
  Fire: [
    { kind: 'ring', at: 'F08', ring: 'selected' },
    { kind: 'front', at: 'F08', facing: 2 },
    {
      kind: 'zone',
      zone: 'normal',
      hexes: ['F09', 'G09', 'G08', 'F10', 'G10', 'H09', 'G11', 'H10', 'H11', 'G12', 'F11', 'I10'],
    },
    { kind: 'zone', zone: 'long', hexes: ['G13', 'H12', 'H13', 'G14', 'F13', 'F12', 'I12', 'I11'] },
    { kind: 'fire', at: 'F10', text: '58%' },
    { kind: 'fire', at: 'G10', text: '42%' },
    { kind: 'way', through: ['F08', 'G10'], manner: 'fire' },
  ],
  Plans: PLANS,
  'Line of sight': [
    { kind: 'sight', from: 'J04', to: 'F12', blockedAt: ['H08'] },
    { kind: 'sight', from: 'G03', to: 'G07', blockedAt: [] },
    { kind: 'note', at: 'H08', text: 'woods as high as both ends' },
    { kind: 'zone', zone: 'unseen', hexes: ['D10', 'D11', 'D12', 'D13', 'C11', 'C12', 'C13', 'D14', 'C14'] },
  ],
  Reasoning: [
    { kind: 'reason', at: 'G12', number: '1', text: 'spent', verdict: 'out' },
    { kind: 'reason', at: 'F12', number: '2', text: 'hit', verdict: 'out' },
    { kind: 'reason', at: 'F14', number: '3', text: '6 hexes', verdict: 'open' },
    { kind: 'reason', at: 'I13', number: '4', text: '5 hexes', verdict: 'chosen' },
    { kind: 'way', through: ['I13', 'I12', 'H11', 'H10'], manner: 'reason' },
    { kind: 'entry', side: GERMAN, hexes: ['F02', 'G02', 'H02', 'I02'], from: 5, goes: 'in', text: 'Round 2' },
    { kind: 'zone', zone: 'place', hexes: ['B15', 'B16', 'C15', 'C16', 'C17'] },
  ],
};
