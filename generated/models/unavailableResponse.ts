import type { Error } from './error.ts';

/**
 * The database, or what a letter is sent through, cannot be reached at the moment, or too much is asked at once; nothing was changed.
 */
export type UnavailableResponse = Error;
