import type { Id } from './id.ts';

/**
 * New values for properties whose own ones are taken meanwhile, or name what is gone for good or no longer goes with the record, by the name of the property.
 */
export interface RestoredValues {[key: string]: string | number | Id[] | null}
