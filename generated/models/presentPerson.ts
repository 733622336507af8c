import type { Id } from './id.ts';

/**
 * Somebody who has a record open.
 */
export interface PresentPerson {
  id: Id;
  /** Name of the user. */
  name: string;
}
