// `npm start`: builds the app if needed and serves it, with the server for online matches.
import { serveApp } from '../serve/serve.mjs';

await serveApp({ isHosted: false, isBuilding: true });
