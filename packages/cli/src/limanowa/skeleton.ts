import { ownPack } from '@sandtable/limanowa';

/** A starter pack: figures of the rules and of one unit type, for all of the game's own missions. */
export function limanowaSkeleton(): object {
  const { id, ruleset, unitTypes, cards } = ownPack();
  const { forestDv, hillDv, townDv, handMax, draw } = ruleset;
  return {
    '//': 'Notes have the name // and may be in every object; nothing reads them. All fields: docs/packs.md',
    game: 'limanowa',
    id: 'my-pack',
    name: 'My pack',
    author: 'Your name',
    licence: 'not for sharing',
    extends: id,
    ruleset: { '//': 'Only what differs from ours need be here.', forestDv, hillDv, townDv, handMax, draw },
    unitTypes: [{ '//': 'With the id of one of ours it takes its place; with another it is added.', ...unitTypes[0] }],
    cards: [{ '//': 'One card for each effect; what it does is in the rules.', ...cards[0] }],
    maps: [],
    missions: [],
  };
}
