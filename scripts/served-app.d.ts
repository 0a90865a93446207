/** Where the app is. */
export declare function appAddress(): string;
