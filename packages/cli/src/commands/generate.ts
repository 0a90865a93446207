import type { Command } from 'commander';
import type { Desk } from '../desk/desk.ts';
import { Given, type Options } from '../desk/given.ts';
import { BadInput } from '../io/bad-input.ts';
import type { Output } from '../io/output.ts';
import { addOptions, asOption, refuseFor } from './options.ts';

/** The command `generate`, with the options of the game. */
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
    generator.generate(new Given(given), out).catch(asOption),
  );
}
