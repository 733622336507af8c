
/**
 * Where the record is now: stored, in the trash, gone for good, or gone and erased from the history.
 */
export type HistoryEntryRecordState = typeof HistoryEntryRecordState[keyof typeof HistoryEntryRecordState];


export const HistoryEntryRecordState = {
  PRESENT: 'PRESENT',
  TRASHED: 'TRASHED',
  GONE: 'GONE',
  ERASED: 'ERASED',
} as const;
