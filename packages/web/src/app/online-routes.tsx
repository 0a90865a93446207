import { Route, Switch } from 'wouter';
import { ONLINE } from '../games/addresses.ts';
import { CreateScreen } from '../online/lobby/create-screen.tsx';
import { DeviceScreen } from '../online/lobby/device-screen.tsx';
import { JoinScreen } from '../online/lobby/join-screen.tsx';
import { LobbyScreen } from '../online/lobby/lobby-screen.tsx';
import { PersonScreen } from '../online/lobby/person-screen.tsx';
import { YouScreen } from '../online/lobby/you-screen.tsx';
import { NoticeSettings } from '../online/notices/notice-settings.tsx';
import { PasskeySettings } from '../online/notices/passkey-settings.tsx';
import { recordOf, shortPayload } from '../share/carried.ts';
import { ShareRoom } from '../share/share-room.tsx';
import { lazyPart } from '../ui/loading.tsx';
import { NotFound } from '../ui/notices.tsx';

const FarReplayRoute = lazyPart(async () => (await import('./replay-route.tsx')).FarReplayRoute);
const OnlineTableRoute = lazyPart(async () => (await import('../online/table/table-route.tsx')).OnlineTableRoute);

/** Everything about online matches, in a chunk of its own: people who play none never load it. */
export function OnlineRoutes() {
  return (
    <Switch>
      <Route path={ONLINE}>
        <LobbyScreen />
      </Route>
      <Route<{ readonly game?: string; readonly mission?: string }> path={`${ONLINE}/new/:game?/:mission?`}>
        {({ game, mission }) => <CreateScreen key={`${game} ${mission}`} game={game} mission={mission} />}
      </Route>
      <Route<{ readonly id: string; readonly token?: string }> path={`${ONLINE}/join/:id/:token?`}>
        {({ id, token }) => <JoinScreen key={id} id={id} token={token} />}
      </Route>
      <Route<{ readonly person: string; readonly game?: string; readonly mission?: string }>
        path={`${ONLINE}/challenge/:person/:game?/:mission?`}
      >
        {({ person, game, mission }) => <CreateScreen key={person} person={person} game={game} mission={mission} />}
      </Route>
      <Route<{ readonly id: string }> path={`${ONLINE}/person/:id`}>
        {({ id }) => <PersonScreen key={id} id={id} />}
      </Route>
      <Route path={`${ONLINE}/you`}>
        <YouScreen
          more={
            <>
              <NoticeSettings />
              <PasskeySettings />
            </>
          }
        />
      </Route>
      <Route<{ readonly token: string }> path={`${ONLINE}/device/:token`}>
        {({ token }) => <DeviceScreen key={token} token={token} />}
      </Route>
      <Route<{ readonly id: string; readonly seq?: string }> path={`${ONLINE}/match/:id/replay/:seq?`}>
        {({ id, seq }) => <FarReplayRoute key={id} id={id} seq={seq} />}
      </Route>
      <Route<{ readonly id: string; readonly as?: string }> path={`${ONLINE}/match/:id/:as?`}>
        {({ id, as }) => (
          <ShareRoom key={`${id} ${as}`} record={{ read: () => recordOf(id), short: () => shortPayload(id) }}>
            <OnlineTableRoute id={id} {...(as === undefined ? {} : { as })} />
          </ShareRoom>
        )}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
