import type { ReactNode } from 'react';
import type { Overlays } from './overlays.ts';

/** The reasons for an entry that the rules themselves made. */
export interface WhyModel {
  /** What happened, line by line; rules stand in brackets. */
  lines(): readonly string[];
  /** Whoever acted, for the camera; -1 for nobody. */
  readonly actor: number;
  overlays(): Overlays;
  /** Every rule it rests on. */
  rules(): readonly string[];
  /** All of it as a proof. */
  proof(): ReactNode;
}

/** The same entry as it would have been. */
export interface WhatIfModel {
  /** The one that would have been spent. */
  readonly unit: number;
  overlays(): Overlays;
  proof(): ReactNode;
}
