import type { HistoryEntry } from '../../../../generated/api/foundation.schemas.ts'

type Kind = HistoryEntry['kind']

/** Labels for the kinds of entries; translated like module labels, which the list of all entries shares. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
  RESTORE: 'Restored',
  PURGE: 'Gone for Good',
  ACTION: 'Other Operation',
  ERASE: 'Erased',
  SIGN_IN: 'Signed In',
  SIGN_IN_FAILED: 'Failed Sign-in',
  SIGN_OUT: 'Signed Out',
  SESSION_END: 'Sessions Ended',
  PASSWORD_CHANGE: 'Password Changed',
  PASSWORD_RESET: 'Password Reset',
  FACTOR_ON: 'Second Step Set Up',
  FACTOR_OFF: 'Second Step Removed',
  RECOVERY_CODES: 'Recovery Codes Made',
  RECOVERY_CODE_USE: 'Recovery Code Used',
}

const withContent: readonly Kind[] = ['CREATE', 'UPDATE', 'DELETE', 'RESTORE']

/** Whether the write of the entry changed the record's content. */
export const hasContent = ({ kind }: HistoryEntry): boolean => withContent.includes(kind)
