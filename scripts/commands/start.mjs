// `npm start`: builds the app if need be and serves it, with the server for matches with others.
import { serveApp } from '../serve/serve.mjs';

await serveApp({ isHosted: false, isBuilding: true });
