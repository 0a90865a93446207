import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';

/** The game under another version number of its rules, which play alike. */
export function underOldRules<R extends Realm>(game: LinkFace<R>): LinkFace<R> {
  return { ...game, system: { ...game.system, version: game.system.version + 90 } };
}

/** A save whose record of one entry differs from what the rules produce. */
export function toldOtherwise(text: string, seq: number): string {
  const save: { record: string[] } = JSON.parse(text);
  const { record } = save;
  return JSON.stringify({
    ...save,
    record: record.map((digest, at) => (at === seq ? digest.replace(/./g, '0') : digest)),
  });
}
