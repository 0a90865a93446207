/** The version of the app, as the build knows it. */
export const VERSION = String(import.meta.env['VITE_VERSION'] ?? '');
