
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
} as const;
