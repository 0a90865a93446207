declare module 'vitest' {
    interface ProvidedContext {
        /** How many times longer than usual random walks are. */
        readonly samples: number;
    }
}
export declare const IS_WHOLE: boolean;
