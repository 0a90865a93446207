/** an AI has no CAPs to pay the rest with, so no action of it costs more AP, but on a Command card. */
export const MOST_AP = 7;
