import { lazyPart } from '../ui/loading.tsx';

// What not every match comes to, or only in the end.
export const ResultScreen = lazyPart(async () => (await import('../result/result-screen.tsx')).ResultScreen);
export const WhyPanel = lazyPart(async () => (await import('../why/why-panel.tsx')).WhyPanel);
