import type { Error } from './error.ts';

/**
 * The record is still referred to, exists already, or was changed by somebody else meanwhile.
 */
export type ConflictResponse = Error;
