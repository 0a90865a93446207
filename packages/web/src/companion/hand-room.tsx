import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { HandState, HandTable } from './hand-table.ts';

export const HandRoom = createContext<HandTable | null>(null);

export function useHand(): HandTable {
  const hand = useContext(HandRoom);
  if (hand === null) throw new Error('no real table here');
  return hand;
}

export function useHandState<T>(select: (state: HandState) => T): T {
  return useStore(useHand().state, select);
}
