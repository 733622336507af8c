import type { HistoryEntry } from './historyEntry.ts';
import type { RecordVersionAfter } from './recordVersionAfter.ts';
import type { RecordVersionBefore } from './recordVersionBefore.ts';

/**
 * A record before and after a write.
 */
export interface RecordVersion {
  entry: HistoryEntry;
  /**
     * Before, in the shape that its form reads; null when there was none, or it was erased.
     * @nullable
     */
  before: RecordVersionBefore;
  /**
     * After, in the shape that its form reads; null when it was deleted or erased.
     * @nullable
     */
  after: RecordVersionAfter;
}
