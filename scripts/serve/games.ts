// The games that `npm start` hands to its server, which knows none itself; the threads of their bots import this as well.
import { bear, botsFor as bearBots, ownPack as bearPack } from '@sandtable/bear';
import { botsFor as limanowaBots, limanowa, ownPack as limanowaPack } from '@sandtable/limanowa';
import { hostedGame, type HostedGame } from '@sandtable/server';
import { askWhatIf } from '../../packages/web/src/bear/link/what-if.ts';

export function hostedGames(): readonly HostedGame[] {
  const [packs, title] = [{ bear: bearPack(), limanowa: limanowaPack() }, missionIn];
  const systems = { bear: bear(packs.bear), limanowa: limanowa(packs.limanowa) };
  return [
    hostedGame(systems.bear, { bots: bearBots(systems.bear, packs.bear), title, whatIf: askWhatIf }),
    hostedGame(systems.limanowa, { bots: limanowaBots(systems.limanowa, packs.limanowa), title }),
  ];
}

/** The mission's id, for which the app has a name. A position of one's own has none, and tells nothing of what is in it. */
function missionIn(options: object): string {
  return 'mission' in options && typeof options.mission === 'string' ? options.mission : '';
}
