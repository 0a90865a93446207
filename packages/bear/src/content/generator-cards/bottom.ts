import type { EffectStepSource } from '../../model/pack/effect-step.ts';
import type { GeneratorCardSource } from '../../model/pack/generator.ts';

/** G1.0c: numbered units from supply, with or without CAPs. */
export function bottomOf(units: readonly string[], caps = 0): GeneratorCardSource['bottom'] {
  const given: EffectStepSource = { kind: 'units', units: [...units] };
  return { steps: caps === 0 ? [given] : [given, { kind: 'caps', amount: caps }] };
}
