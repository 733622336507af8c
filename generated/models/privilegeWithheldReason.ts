
/**
 * In the list of all privileges: why the asking admin may not give it to a role, which is that the admin lacks it. Absent when the admin may.
 */
export type PrivilegeWithheldReason = typeof PrivilegeWithheldReason[keyof typeof PrivilegeWithheldReason];


export const PrivilegeWithheldReason = {
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;
