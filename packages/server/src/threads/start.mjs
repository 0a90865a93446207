// Entry point of a thinking thread. It runs the TypeScript sources directly, however the main thread was started.
import { register } from 'tsx/esm/api';

register();
const { answer } = await import('./thinking.ts');

/** @public */
export default answer;
