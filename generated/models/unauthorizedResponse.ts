import type { Error } from './error.ts';

/**
 * No token, or one that is expired, forged or withdrawn.
 */
export type UnauthorizedResponse = Error;
