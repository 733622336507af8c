import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { Privilege } from './privilege.ts';
import type { RoleLockedReason } from './roleLockedReason.ts';
import type { RoleRoleType } from './roleRoleType.ts';
import type { RoleWithheldReason } from './roleWithheldReason.ts';

/**
 * A set of privileges that users hold.
 */
export interface Role {
  id: Id;
  /** Name of the role; no two roles share one. */
  roleName: string;
  /** Only users whose first role is of type ADMIN may enter the console. */
  roleType: RoleRoleType;
  /**
     * What the role is for.
     * @nullable
     */
  description: string | null;
  /** Whether signing in takes a second step beside the password, which every user with the role must set up. */
  secondFactorRequired: boolean;
  /** Numbers of the privileges. The name is misspelt as in the foundation's API. */
  previlegeId: number[];
  /** The privileges with their names. */
  readonly privileges: readonly Privilege[];
  /** Why the asking admin may not change or delete the role: it is SUPER ADMIN, or it holds privileges that the admin lacks. Absent when the admin may. */
  readonly lockedReason?: RoleLockedReason;
  /** Why the asking admin may not give the role to a user: it is SUPER ADMIN and the admin is none, or it holds privileges that the admin lacks. Absent when the admin may. */
  readonly withheldReason?: RoleWithheldReason;
  /** Whether at least one user holds the role: the opposite of `deletable`. */
  readonly userExistsByRoleId: boolean;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
