/** Limanowa 1914: its rules, the solo AI, content, and everything in words. */
export type { Pack } from './model/pack.ts';
export type { Held, Limanowa, LimanowaSystem, Seen, State, View } from './model/state.ts';
export { fieldsOf } from './board/fields.ts';
export { makeMap } from './board/map.ts';
export { defaultPack } from './content/pack.ts';
export { assemblePack } from './setup/assemble-pack.ts';
export { checkPack } from './setup/check-pack.ts';
export { hexKind, unitKind } from './rules/word-kinds.ts';
export { limanowa } from './system.ts';
