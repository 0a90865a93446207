// Where a worker thread begins. The sources are TypeScript and are run as they are, whatever runs the main thread.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
