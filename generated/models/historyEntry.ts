import type { HistoryEntryKind } from './historyEntryKind.ts';
import type { HistoryEntryRecordState } from './historyEntryRecordState.ts';
import type { Id } from './id.ts';

/**
 * One write of a record.
 */
export interface HistoryEntry {
  id: Id;
  /** What kind of record, by the name of its schema. */
  resource: string;
  recordId: Id;
  /**
     * What the record is called now, or was when it was deleted; null when it has no name.
     * @nullable
     */
  label: string | null;
  /** What was done; PURGE: it went from the trash for good; ACTION: something beside the properties of the record; ERASE: what the history held of the record was erased. The others are about a user's account: SESSION_END: sessions elsewhere were ended; PASSWORD_RESET: a new or temporary password was made for the user; FACTOR_ON, FACTOR_OFF: a way of proving oneself in the second step of signing in was set up or removed; RECOVERY_CODES: new ones were made. */
  kind: HistoryEntryKind;
  /**
     * The operation that wrote; null when the system did.
     * @nullable
     */
  operation: string | null;
  /** Properties that an update changed. */
  changed: string[];
  /**
     * Number of the user; null when the system wrote.
     * @nullable
     */
  changedById: number | null;
  /**
     * Name of the user, or number sign and number where nobody knows the name any more; null when the system wrote.
     * @nullable
     */
  changedBy: string | null;
  /** When, UTC. */
  changedDate: string;
  /**
     * Address of the network it came from; null where the asking admin may not know.
     * @nullable
     */
  address: string | null;
  /**
     * What the program called itself; null where the asking admin may not know.
     * @nullable
     */
  program: string | null;
  /**
     * Browser or app and its version; null when unknown.
     * @nullable
     */
  browser: string | null;
  /**
     * Operating system; null when unknown.
     * @nullable
     */
  system: string | null;
  /**
     * Counts the writes of the record.
     * @nullable
     */
  version: number | null;
  /** Where the record is now: stored, in the trash, gone for good, or gone and erased from the history. */
  recordState: HistoryEntryRecordState;
}
