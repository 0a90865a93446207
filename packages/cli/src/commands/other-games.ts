import { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { deskNamed, GAME_NAMES } from '../games/games.ts';

// Help about a command without --game: what only other games have is added below, so that nobody has to guess that there is more.

/** A command, and what adds a game's options to it. */
export type Shaped = readonly [command: Command, add: (command: Command, desk: Desk) => void];

export function isHelpAsked(args: readonly string[]): boolean {
  return args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h');
}

export async function tellOtherGames(shaped: readonly Shaped[], shown: Desk): Promise<void> {
  for (const name of GAME_NAMES.filter((game) => game !== shown.id)) {
    const desk = await deskNamed(name, '--game');
    for (const [command, add] of shaped) {
      // The same command as it is with the other game: its differences need no list.
      const twin = new Command(command.name());
      add(twin, desk);
      tellDifferences(command, twin, name);
    }
  }
}

function tellDifferences(command: Command, twin: Command, game: string): void {
  const help = command.createHelp();
  help.prepareContext({ helpWidth: command.configureOutput().getOutHelpWidth?.() ?? WIDTH });
  const termOf = (option: Command['options'][number]): string => help.optionTerm(option);
  const aboutOf = (option: Command['options'][number]): string => help.optionDescription(option);
  const known = new Set(command.options.map((option) => `${termOf(option)} ${aboutOf(option)}`));
  const options = twin.options.filter((option) => !known.has(`${termOf(option)} ${aboutOf(option)}`));
  const names = new Set(command.commands.map((each) => each.name()));
  const commands = twin.commands.filter((each) => !names.has(each.name()));
  const lines = [
    ...options.map((option): [string, string] => [termOf(option), aboutOf(option)]),
    ...commands.map((each): [string, string] => [help.subcommandTerm(each), help.subcommandDescription(each)]),
  ];
  const width = Math.max(0, ...lines.map(([term]) => term.length));
  const printed = lines.map(([term, about]) => help.formatItem(term, width, about, help));
  if (printed.length > 0) command.addHelpText('after', `\nWith --game ${game}:\n${printed.join('\n')}`);
  for (const each of command.commands) {
    const other = twin.commands.find((one) => one.name() === each.name());
    if (other !== undefined) tellDifferences(each, other, game);
  }
}

const WIDTH = 80;
