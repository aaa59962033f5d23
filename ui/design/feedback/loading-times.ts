/** How long a next screen may take before the loading indicator shows, in milliseconds (DESIGN-2). */
export const LOADING_DELAY_MS = 200;

/** How long the loading indicator takes from end to end, in milliseconds (DESIGN-2). */
export const LOADING_MS = 2000;
