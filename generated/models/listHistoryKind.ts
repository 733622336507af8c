
export type ListHistoryKind = typeof ListHistoryKind[keyof typeof ListHistoryKind];


export const ListHistoryKind = {
  '': '',
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
} as const;
