import { missionAddress, missionsAddress } from '../games/addresses.ts';
import type { SaveFile } from '../games/save-game.ts';
import type { ChangedRules, IfChanged } from '../link/changed-rules.ts';
import { Button, LinkButton } from '../ui/button.tsx';

export interface ChangedProps {
  readonly rules: ChangedRules;
  readonly save: SaveFile;
  readonly onWish: (wish: IfChanged) => void;
}

/** What can be done with a match that the rules of today play otherwise. */
export function ChangedChoices({ rules, save: { game, mission }, onWish }: ChangedProps) {
  if (rules.stood === null)
    return (
      <LinkButton href={mission === null ? missionsAddress(game) : missionAddress(game, mission)} tone="main">
        {mission === null ? 'Choose a mission' : 'Play this mission anew'}
      </LinkButton>
    );
  return (
    <>
      <Button onClick={() => onWish('watch')}>Watch it up to there</Button>
      <Button tone="main" onClick={() => onWish('goOn')}>
        Go on from there
      </Button>
    </>
  );
}
