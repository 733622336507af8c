
/**
 * What was done; PURGE: it went from the trash for good; ACTION: something beside the properties of the record; ERASE: what the history held of the record was erased. The others are about a user's account: SESSION_END: sessions elsewhere were ended; PASSWORD_RESET: a new or temporary password was made for the user; FACTOR_ON, FACTOR_OFF: a way of proving oneself in the second step of signing in was set up or removed; RECOVERY_CODES: new ones were made.
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
  SIGN_IN: 'SIGN_IN',
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  SIGN_OUT: 'SIGN_OUT',
  SESSION_END: 'SESSION_END',
  PASSWORD_CHANGE: 'PASSWORD_CHANGE',
  PASSWORD_RESET: 'PASSWORD_RESET',
  FACTOR_ON: 'FACTOR_ON',
  FACTOR_OFF: 'FACTOR_OFF',
  RECOVERY_CODES: 'RECOVERY_CODES',
  RECOVERY_CODE_USE: 'RECOVERY_CODE_USE',
} as const;
