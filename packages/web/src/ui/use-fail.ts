import { useCallback, useState } from 'react';

/** Hands an error that came later to the boundary around: the screen breaks by it as if it had come while it was made. */
export function useFail(): (error: unknown) => void {
  const [, change] = useState(null);
  return useCallback((error: unknown) => {
    change(() => {
      throw error;
    });
  }, []);
}
