import type { Id } from './id.ts';
import type { PrivilegeName } from './privilegeName.ts';
import type { PrivilegeWithheldReason } from './privilegeWithheldReason.ts';

/**
 * Permission for one action in one area.
 */
export interface Privilege {
  id: Id;
  name: PrivilegeName;
  /** In the list of all privileges: why the asking admin may not give it to a role, which is that the admin lacks it. Absent when the admin may. */
  readonly withheldReason?: PrivilegeWithheldReason;
}
