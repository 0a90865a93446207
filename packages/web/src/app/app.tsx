import { type ReactNode, Suspense } from 'react';
import { Route, Router, Switch, useLocation, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { AnyGame } from '../face/game.ts';
import { QuietPart } from '../faults/part.tsx';
import { ScreenPart } from '../faults/screen-part.tsx';
import { ToldNotice } from '../faults/told-notice.tsx';
import {
  gameAt,
  generateAddress,
  learnAddress,
  lessonAt,
  missionAddress,
  missionsAddress,
  rulesAddress,
} from '../games/addresses.ts';
import { GAMES } from '../games/games.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { useLook } from '../settings/use-theme.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TooltipRoom } from '../ui/tooltip.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { Nowhere } from '../ui/nowhere.tsx';
import { useScroll } from './use-scroll.ts';
import { Waiting } from '../ui/waiting.tsx';

// What the first page does not need comes when it is asked for: the game with its boards above all.
const MissionsScreen = lazyPart(async () => (await import('../missions/missions-screen.tsx')).MissionsScreen);
const MissionScreen = lazyPart(async () => (await import('../missions/mission-screen.tsx')).MissionScreen);
const SettingsScreen = lazyPart(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen);
const AboutScreen = lazyPart(async () => (await import('../about/about-screen.tsx')).AboutScreen);
const RulesScreen = lazyPart(async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen);
const RuleDialog = lazyPart(async () => (await import('../rulebook/rule-dialog.tsx')).RuleDialog);
const GenerateScreen = lazyPart(async () => (await import('../generate/generate-screen.tsx')).GenerateScreen);
const LearnScreen = lazyPart(async () => (await import('../lessons/learn-screen.tsx')).LearnScreen);
const LessonRoute = lazyPart(async () => (await import('./lesson-route.tsx')).LessonRoute);
const PlayRoute = lazyPart(async () => (await import('./play-route.tsx')).PlayRoute);

/** Routes stand behind the # of the address, so that any place that serves files can serve the app. */
export function App() {
  useLook();
  return (
    <Router hook={useHashLocation}>
      <TooltipRoom>
        <Screens />
        <QuietPart>
          <Suspense fallback={null}>
            <RuleDialog />
          </Suspense>
        </QuietPart>
        <ToldNotice />
      </TooltipRoom>
    </Router>
  );
}

function Screens() {
  const [location] = useLocation();
  useScroll(location);
  const [isPlay, params] = useRoute('/play/:id');
  // A match has the whole screen. Another match is another screen: nothing of the last one may stay on it.
  if (isPlay)
    return (
      <Screen address={location}>
        <PlayRoute key={params.id} id={params.id} />
      </Screen>
    );
  const game = gameAt(location);
  const lesson = game === undefined ? undefined : lessonAt(game, location);
  if (game !== undefined && lesson !== undefined)
    return (
      <Screen address={location}>
        <LessonRoute key={location} game={game} id={lesson} />
      </Screen>
    );
  return (
    <>
      <Nav />
      <Screen address={location}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          {GAMES.flatMap(gameRoutes)}
          <Route path="/settings" component={SettingsScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route component={Nowhere} />
        </Switch>
      </Screen>
      <Footer />
    </>
  );
}

/** Nothing until it has come, and a page that says so should it break or not come at all. */
function Screen({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <ScreenPart address={address}>
      <Suspense fallback={<Waiting what="Loading the map…" />}>{children}</Suspense>
    </ScreenPart>
  );
}

/** The missions, the generators and the rules of a game. */
function gameRoutes(game: AnyGame) {
  const { id: key } = game;
  return [
    <Route key={`${key} missions`} path={missionsAddress(game)}>
      <MissionsScreen game={game} />
    </Route>,
    <Route<{ readonly filter: string }> key={`${key} shown`} path={missionsAddress(game, ':filter')}>
      {({ filter }) => <MissionsScreen game={game} shown={filter} />}
    </Route>,
    <Route<{ readonly id: string }> key={`${key} mission`} path={missionAddress(game, ':id')}>
      {({ id }) => <MissionScreen key={id} game={game} id={id} />}
    </Route>,
    game.generator === null ? null : (
      <Route<{ readonly wish?: string }> key={`${key} generate`} path={generateAddress(game, ':wish?')}>
        {({ wish }) => <GenerateScreen game={game} wished={wish} />}
      </Route>
    ),
    game.lessons === null ? null : (
      <Route key={`${key} learn`} path={learnAddress(game)}>
        <LearnScreen game={game} />
      </Route>
    ),
    game.rulebook === null ? null : (
      <Route<{ readonly id?: string }> key={`${key} rules`} path={rulesAddress(game, ':id?')}>
        {({ id }) => <RulesScreen game={game} id={id} />}
      </Route>
    ),
  ];
}
