import type { PresenceChange } from './presenceChange.ts';
import type { PresentPerson } from './presentPerson.ts';

/**
 * The data of each event, as JSON, by the name of the event.
 */
export interface PresenceEvents {
  people?: PresentPerson[];
  changes?: PresenceChange[];
}
