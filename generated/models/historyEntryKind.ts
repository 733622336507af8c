
/**
 * What was done; PURGE: it went from the trash for good; ACTION: something beside the properties of the record, such as a new password; ERASE: what the history held of the record was erased.
 */
export type HistoryEntryKind = typeof HistoryEntryKind[keyof typeof HistoryEntryKind];


export const HistoryEntryKind = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
  PURGE: 'PURGE',
  ACTION: 'ACTION',
  ERASE: 'ERASE',
} as const;
