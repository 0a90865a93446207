export type { Pack } from './model/pack.ts';
export type { Held, Limanowa, LimanowaSystem, Seen, State, View } from './model/state.ts';
export { makeMap } from './board/map.ts';
export { hexKind, unitKind } from './rules/word-kinds.ts';
