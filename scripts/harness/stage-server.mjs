// `npm start` as the browser tests run it: without brotli, which would take as much of the processor as a long test.
import { serveApp } from '../serve/serve.mjs';

await serveApp({ isHosted: false, isBuilding: true, isPacked: false });
