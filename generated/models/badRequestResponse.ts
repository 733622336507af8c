import type { Error } from './error.ts';

/**
 * The request breaks the contract; `errors` says where.
 */
export type BadRequestResponse = Error;
