import type { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { OptionInput, type Options } from '../desk/options.ts';
import { BadInput } from '../io/input.ts';
import type { Output } from '../io/output.ts';
import { addOptions, asOption, refuseFor } from './options.ts';
import type { SeriesOptions } from './play-series.ts';

/** The command line's values, the game's own options by name. */
interface SimulateOptions extends Omit<SeriesOptions, 'mission' | 'switches'> {
  readonly mission?: string;
  readonly set: readonly string[];
  readonly [own: string]: string | true | readonly string[] | undefined;
}

/** The command `simulate`, with the options the game adds. */
export function addSimulate(command: Command, desk: Desk, out: Output, err: Output): void {
  const { simulate, generator } = desk;
  command.option('--mission <id>', simulate.mission);
  addOptions(command, [...simulate.switches, ...(generator?.seriesOptions ?? [])])
    .option('--games <number>', 'number of games', '100')
    .option('--seed <seed>', 'the seed of all chance', '1')
    .option('--bots <names>', 'one bot for all seats, or one for each seat, separated by commas', simulate.bot)
    .option('--player <name>', 'the bot that plays against the AI of a solo mission')
    .option('--set <name=value...>', `rule options, such as ${simulate.set}`, [])
    .option('--workers <number>', 'number of threads (default: one per core)')
    .option('--json', 'answers in JSON');
  refuseFor(command, desk.id).action(async (given: SimulateOptions) => {
    const { mission } = given;
    const other = generator?.seriesOptions[0].name;
    if ((mission === undefined) === (other === undefined || given[other] === undefined))
      throw new BadInput(
        other === undefined
          ? '--mission: expected a mission, or all, got nothing'
          : `--mission or --${other}: expected one of them`,
      );
    if (mission === undefined) {
      await generator?.simulate(new OptionInput(optionsOf(given)), out, err).catch(asOption);
      return;
    }
    const { simulateSeries } = await import('./play-series.ts');
    await simulateSeries(desk, { ...given, mission, switches: switchesOf(desk, given) }, out, err);
  });
}

function optionsOf(given: SimulateOptions): Options {
  const options: Record<string, string | true> = {};
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' || value === true) options[name] = value;
  return options;
}

/** Rule options by name: from `--set economy=sevenAP`, and from switches with an option of their own. */
function switchesOf({ simulate }: Desk, given: SimulateOptions): Record<string, string> {
  const switches: Record<string, string> = {};
  for (const setting of given.set) {
    const [name = '', value] = setting.split('=');
    if (value === undefined) throw new BadInput(`--set: expected name=value, got ${setting}`);
    switches[name] = value;
  }
  for (const { name } of simulate.switches) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    if (switches[name] !== undefined && switches[name] !== value)
      throw new BadInput(`--${name}: expected ${switches[name]}, as --set says, got ${value}`);
    switches[name] = value;
  }
  return switches;
}

export function addGenerate(command: Command, { id, generator }: Desk, out: Output): void {
  if (generator === null) {
    command.allowUnknownOption().allowExcessArguments();
    command.action(() => {
      throw new BadInput(`--game: expected a game whose battles can be generated, got ${id}`);
    });
    return;
  }
  addOptions(command, generator.options);
  refuseFor(command, id).action(async ({ game: _game, ...given }: Options) =>
    generator.generate(new OptionInput(given), out).catch(asOption),
  );
}
