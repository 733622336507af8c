import type { PresenceChangeKind } from './presenceChangeKind.ts';

/**
 * What was written.
 */
export interface PresenceChange {
  /**
     * Number of the record; null where many were created at once.
     * @nullable
     */
  recordId: number | null;
  /**
     * How many records; one, where they have a number.
     * @minimum 1
     */
  count: number;
  /** What was done. */
  kind: PresenceChangeKind;
  /**
     * Name of the user; null when the system wrote.
     * @nullable
     */
  changedBy: string | null;
  /** When, UTC. */
  changedDate: string;
}
