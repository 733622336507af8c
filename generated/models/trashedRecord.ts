import type { Id } from './id.ts';

/**
 * A deleted record.
 */
export interface TrashedRecord {
  id: Id;
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What it is called; null when it has no name.
     * @nullable
     */
  label: string | null;
  /**
     * Name of who deleted it; null when the system did.
     * @nullable
     */
  deletedBy: string | null;
  /** When it was deleted, UTC. */
  deletedDate: string;
  /** When it goes for good, UTC. */
  expiryDate: string;
}
