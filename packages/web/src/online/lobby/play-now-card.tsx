import { type Tempo, TEMPOS } from '@sandtable/protocol';
import { useId, useState } from 'react';
import { missionAddress } from '../../games/addresses.ts';
import { gameWith } from '../../games/games.ts';
import { Button, LinkButton } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notices.tsx';
import { useFeed } from './hall-store.ts';
import { Looking } from './looking.tsx';
import { startLooking, usePlayNow } from './play-now-store.ts';
import { queueWords, TEMPO_WORDS } from './table-words.ts';
import './play-now.css';

/** Any opponent at once: three paces with how many wait; while looking, who is looked for, and a bot meanwhile. */
export function PlayNowCard() {
  const heading = useId();
  const { queues } = useFeed();
  const { search, trouble } = usePlayNow();
  const [tempo, setTempo] = useState<Tempo>('live');
  const [queue] = queues;
  const games = [...new Set(queues.map(({ game }) => game))];
  const [wanted, setWanted] = useState<string | null>(null);
  const game = wanted ?? queue?.game;
  if (game === undefined) return null;
  const own = queues.filter((each) => each.game === game);
  return (
    <section className="panel side-card" aria-labelledby={heading}>
      <h2 id={heading} className="side-title">
        Play now
      </h2>
      {search === null ? (
        <>
          <fieldset className="tempos">
            <legend className="unseen">Pace</legend>
            {TEMPOS.map((each) => {
              const { waiting = 0, about = null } = own.find((it) => it.tempo === each) ?? {};
              return (
                <label key={each} className="tempo">
                  <input
                    type="radio"
                    name={heading}
                    className="unseen"
                    checked={tempo === each}
                    onChange={() => setTempo(each)}
                  />
                  <strong>{TEMPO_WORDS[each]}</strong>
                  <span className="soft">{queueWords(waiting, about)}</span>
                </label>
              );
            })}
          </fieldset>
          {games.length < 2 ? null : (
            <select aria-label="Game" className="field" value={game} onChange={({ target }) => setWanted(target.value)}>
              {games.map((each) => (
                <option key={each} value={each}>
                  {gameWith(each)?.name ?? each}
                </option>
              ))}
            </select>
          )}
          <div className="play-now-go">
            <Button className="find-button" onClick={() => void startLooking(game, tempo)}>
              Find me an opponent
            </Button>
            <span className="soft">a short, even fight, sides by lot</span>
          </div>
        </>
      ) : (
        <>
          <Looking />
          {search.found === null ? <BotMeanwhile game={game} /> : null}
        </>
      )}
      {trouble === null ? null : <Notice>{trouble}</Notice>}
    </section>
  );
}

/** The search goes on over any screen of this page. */
function BotMeanwhile({ game: id }: { readonly game: string }) {
  const game = gameWith(id);
  if (game === undefined) return null;
  return (
    <div className="play-now-go">
      <LinkButton href={missionAddress(game, game.front.quick.id)}>Play a bot meanwhile</LinkButton>
      <span className="soft">you are called as soon as someone comes</span>
    </div>
  );
}
