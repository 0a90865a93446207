// The games that `npm start` hands to its server, which knows none itself; the threads of their bots import this as well.
import { bear, botsFor as bearBots, ownPack as bearPack } from '@sandtable/bear';
import { botsFor as limanowaBots, limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { hostedGame, type HostedGame } from '@sandtable/server';

export function hostedGames(): readonly HostedGame[] {
  const [packs, title] = [{ bear: bearPack(), limanowa: limanowaPack() }, missionIn];
  const systems = { bear: bear(packs.bear), limanowa: limanowa(packs.limanowa) };
  return [
    hostedGame(systems.bear, {
      ...{ bots: bearBots(systems.bear, packs.bear), title, nameOf: nameIn(packs.bear, 'Eastern Front, 1941') },
      roundOf: (view) => view.round,
    }),
    hostedGame(systems.limanowa, {
      ...{
        bots: limanowaBots(systems.limanowa, packs.limanowa),
        title,
        nameOf: nameIn(packs.limanowa, 'Limanowa, 1914'),
      },
      roundOf: (view) => view.round,
    }),
  ];
}

/** The mission's id, for which the app has a name. A position of one's own has none, and tells nothing of what is in it. */
function missionIn(options: object): string {
  return 'mission' in options && typeof options.mission === 'string' ? options.mission : '';
}

/** The name of the mission for notices; that of the game where there is none. */
function nameIn(
  { missions }: { readonly missions: readonly { readonly id: string; readonly name: string }[] },
  game: string,
): (options: object) => string {
  return (options) => missions.find(({ id }) => id === missionIn(options))?.name ?? game;
}
