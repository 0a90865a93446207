import { ownPack } from '@sandtable/bear';

/** A starter pack: one counter and one firefight, on a board of the game's own. */
export function bearSkeleton(): object {
  const { id, unitTypes } = ownPack();
  const [rifle] = unitTypes;
  return {
    '//': 'Notes have the name // and may be in every object; nothing reads them. All fields: docs/packs.md',
    game: 'bear',
    id: 'my-pack',
    name: 'My pack',
    author: 'Your name',
    licence: 'CC BY 4.0',
    extends: id,
    unitTypes: [
      {
        '//': 'With the id of one of ours it takes its place: then all our missions are played with it, if there are none below.',
        ...rifle,
        id: 'g-my-squad',
        name: 'My squad',
        numbers: [90, 91],
      },
    ],
    boards: [],
    actionCards: [],
    orderCards: [],
    missions: [
      {
        id: 'my-mission',
        name: 'My mission',
        briefing: 'What happens here, and what there is to decide.',
        map: { boards: [{ board: 'b1', at: [0, 0] }] },
        rounds: 4,
        players: [
          {
            side: 'german',
            caps: 4,
            cards: { first: 0, later: 0 },
            units: [
              { unit: 'g90', at: 'F06', facing: 'SE' },
              { unit: 'g91', at: 'F05', facing: 'SE' },
            ],
          },
          {
            side: 'soviet',
            caps: 4,
            cards: { first: 0, later: 0 },
            units: [
              { unit: 's01', at: 'F13', facing: 'SW' },
              { unit: 's02', at: 'H13', facing: 'NW' },
            ],
          },
        ],
        controls: [{ at: 'G09', side: null }],
        victory: [
          { kind: 'destroyed', side: 'german', vp: 1 },
          { kind: 'destroyed', side: 'soviet', vp: 1 },
          { kind: 'control', side: 'german', vp: 2, when: 'gameEnd' },
          { kind: 'control', side: 'soviet', vp: 2, when: 'gameEnd' },
        ],
      },
    ],
  };
}
