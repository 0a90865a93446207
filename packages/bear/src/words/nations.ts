import type { Side } from '../model/pack/unit-type.ts';

/** A side as an adjective: a German unit, the Soviet player. */
export const NATIONS: Readonly<Record<Side, string>> = { german: 'German', soviet: 'Soviet' };
