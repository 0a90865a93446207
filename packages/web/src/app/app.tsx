import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation, useRoute } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { AnyGame } from '../face/game.ts';
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
import { TooltipRoom } from '../ui/tooltip.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { Nowhere } from '../ui/nowhere.tsx';
import { useScroll } from './use-scroll.ts';
import { Waiting } from '../ui/waiting.tsx';

// What the first page does not need comes when it is asked for: the game with its boards above all.
const MissionsScreen = lazy(async () => ({
  default: (await import('../missions/missions-screen.tsx')).MissionsScreen,
}));
const MissionScreen = lazy(async () => ({ default: (await import('../missions/mission-screen.tsx')).MissionScreen }));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
}));
const AboutScreen = lazy(async () => ({ default: (await import('../about/about-screen.tsx')).AboutScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('../rulebook/rules-screen.tsx')).RulesScreen }));
const RuleDialog = lazy(async () => ({ default: (await import('../rulebook/rule-dialog.tsx')).RuleDialog }));
const GenerateScreen = lazy(async () => ({
  default: (await import('../generate/generate-screen.tsx')).GenerateScreen,
}));
const LearnScreen = lazy(async () => ({ default: (await import('../lessons/learn-screen.tsx')).LearnScreen }));
const LessonRoute = lazy(async () => ({ default: (await import('./lesson-route.tsx')).LessonRoute }));
const PlayRoute = lazy(async () => ({ default: (await import('./play-route.tsx')).PlayRoute }));

/** Routes stand behind the # of the address, so that any place that serves files can serve the app. */
export function App() {
  useLook();
  return (
    <Router hook={useHashLocation}>
      <TooltipRoom>
        <Suspense fallback={<Waiting what="Loading the map…" />}>
          <Screens />
        </Suspense>
        <Suspense fallback={null}>
          <RuleDialog />
        </Suspense>
      </TooltipRoom>
    </Router>
  );
}

function Screens() {
  const [location] = useLocation();
  useScroll(location);
  const [isPlay, params] = useRoute('/play/:id');
  // A match has the whole screen. Another match is another screen: nothing of the last one may stay on it.
  if (isPlay) return <PlayRoute key={params.id} id={params.id} />;
  const game = gameAt(location);
  const lesson = game === undefined ? undefined : lessonAt(game, location);
  if (game !== undefined && lesson !== undefined) return <LessonRoute key={location} game={game} id={lesson} />;
  return (
    <>
      <Nav />
      <Switch>
        <Route path="/" component={HomeScreen} />
        {GAMES.flatMap(gameRoutes)}
        <Route path="/settings" component={SettingsScreen} />
        <Route path="/about" component={AboutScreen} />
        <Route component={Nowhere} />
      </Switch>
      <Footer />
    </>
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
    <Route key={`${key} learn`} path={learnAddress(game)}>
      <LearnScreen game={game} />
    </Route>,
    <Route<{ readonly id?: string }> key={`${key} rules`} path={rulesAddress(game, ':id?')}>
      {({ id }) => <RulesScreen game={game} id={id} />}
    </Route>,
  ];
}
