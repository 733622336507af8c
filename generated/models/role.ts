import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { Privilege } from './privilege.ts';
import type { RoleRoleType } from './roleRoleType.ts';

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
  /** Numbers of the privileges (spelled as in the documents). */
  previlegeId: number[];
  /** The privileges with their names. */
  readonly privileges: readonly Privilege[];
  /** Whether at least one user holds the role: the opposite of `deletable`. */
  readonly userExistsByRoleId: boolean;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
