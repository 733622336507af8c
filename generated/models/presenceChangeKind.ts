
/**
 * What was done.
 */
export type PresenceChangeKind = typeof PresenceChangeKind[keyof typeof PresenceChangeKind];


export const PresenceChangeKind = {
  CREATE: 'CREATE',
  UPDATE: 'UPDATE',
  DELETE: 'DELETE',
  RESTORE: 'RESTORE',
} as const;
