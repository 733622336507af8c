import type { Error } from './error.ts';

/**
 * There is no such record.
 */
export type NotFoundResponse = Error;
