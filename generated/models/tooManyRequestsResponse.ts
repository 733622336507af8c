import type { Error } from './error.ts';

/**
 * Too many tries; the message says how long to wait.
 */
export type TooManyRequestsResponse = Error;
