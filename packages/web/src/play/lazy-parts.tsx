import { lazy } from 'react';

// What not every match comes to, or only in the end.
export const ResultScreen = lazy(async () => ({ default: (await import('../result/result-screen.tsx')).ResultScreen }));
export const WhyPanel = lazy(async () => ({ default: (await import('../why/why-panel.tsx')).WhyPanel }));
