// Loaded by every process of tests: one that waits for a server or a database would live on when vitest itself was killed.
process.once('disconnect', () => process.exit(1));
// So that whatever waits for the end of the process hears of it.
process.once('SIGTERM', () => process.exit(1));
