import type { Error } from './error.ts';

/**
 * Signed in, but none of the operation's privileges is held.
 */
export type ForbiddenResponse = Error;
