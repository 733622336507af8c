import type { HistoryEntry } from './historyEntry.ts';
import type { Pageable } from './pageable.ts';

export type HistoryPagePayload = {
  content: HistoryEntry[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
