// The games that `npm start` gives to its server, which knows none itself; the threads of their bots import this too.
import {
  askWhatIf,
  bear,
  botsFor as bearBots,
  craftFor as bearCraft,
  draftedHand,
  ownPack as bearPack,
} from '@sandtable/bear';
import { generalsFor } from '@sandtable/lab';
import {
  botsFor as limanowaBots,
  craftFor as limanowaCraft,
  limanowa,
  ownPack as limanowaPack,
} from '@sandtable/limanowa';
import { hostedGame, type HostedGame } from '@sandtable/server';

export function hostedGames(): readonly HostedGame[] {
  const packs = { bear: bearPack(), limanowa: limanowaPack() };
  const told = { title: missionIn, shown: withoutPosition };
  const systems = { bear: bear(packs.bear), limanowa: limanowa(packs.limanowa) };
  return [
    hostedGame(systems.bear, {
      ...{
        bots: bearBots(systems.bear, packs.bear),
        generals: generalsFor(bearCraft(systems.bear, packs.bear)),
        ...told,
        nameOf: nameIn(packs.bear, 'Eastern Front, 1941'),
        deputy: 'captain',
        partOf: draftedHand,
        whatIf: askWhatIf,
        evenFights: EVEN_FIGHTS.map((mission) => ({ mission })),
      },
      roundOf: ({ round }) => round,
      sideOf: ({ players }, seat) => players.find((each) => each.seat === seat)?.side,
    }),
    hostedGame(systems.limanowa, {
      ...{
        bots: limanowaBots(systems.limanowa, packs.limanowa),
        generals: generalsFor(limanowaCraft(systems.limanowa, packs.limanowa)),
        ...told,
        nameOf: nameIn(packs.limanowa, 'Limanowa, 1914'),
        deputy: 'corps',
      },
      roundOf: ({ round }) => round,
      sideOf: ({ corps }, seat) => corps.find((each) => each.seat === seat)?.side,
    }),
  ];
}

/** Short missions of two that both sides win about as often: a test holds them to docs/balance.md. */
export const EVEN_FIGHTS = ['first-shots', 'guests-in-the-village', 'dust-ahead'];

/** The mission's id, for which the app has a name. A custom position has none, and its title gives nothing away. */
function missionIn(options: object): string {
  return 'mission' in options && typeof options.mission === 'string' ? options.mission : '';
}

/** The options that are public before a match starts. A custom position is not: it shows what is hidden in it. */
function withoutPosition(options: object): object | null {
  return 'position' in options && options.position !== undefined && options.position !== null ? null : options;
}

/** The mission's name for notices; the game's if there is none. */
function nameIn(
  { missions }: { readonly missions: readonly { readonly id: string; readonly name: string }[] },
  game: string,
): (options: object) => string {
  return (options) => missions.find(({ id }) => id === missionIn(options))?.name ?? game;
}
