export { deputyIn, playOn, playOne, prepareOne, type Bots } from './autoplay.ts';
export { branchOff, createMatch } from './create.ts';
export { importMatch, verify } from './import.ts';
export { LIMITS, NOBODY } from './log.ts';
export type { Match } from './match.ts';
export type { /** @public */ Answer, Fault, Moment, Prepared, PrepareAnswer } from './moment.ts';
export { reading, readMatch, type Divergence, type Reading, type RulesStamp } from './reading.ts';
export { exportMatch } from './save.ts';
export { botsOf, PROCEDURE_SEAT, type Seating } from './terms.ts';
