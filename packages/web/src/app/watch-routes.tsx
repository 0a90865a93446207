import { Route, Switch } from 'wouter';
import { NotFound } from '../ui/notices.tsx';
import { ReplayRoute } from './replay-route.tsx';
import { SharedRoute } from './shared-route.tsx';

/** Replays: of matches on the shelf, and of those that came by a link. The key resets all state for another match. */
export function WatchRoutes() {
  return (
    <Switch>
      <Route<{ readonly id: string; readonly seq?: string }> path="/replay/:id/:seq?">
        {({ id, seq }) => <ReplayRoute key={id} id={id} seq={seq} />}
      </Route>
      <Route<{ readonly seq: string; readonly payload: string }> path="/shared/:seq/:payload">
        {({ seq, payload }) => <SharedRoute key={payload} seq={seq} payload={payload} />}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
