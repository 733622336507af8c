import type { Id } from './id.ts';
import type { MyRoleRoleType } from './myRoleRoleType.ts';
import type { Privilege } from './privilege.ts';

/**
 * A role of the signed-in user.
 */
export interface MyRole {
  id: Id;
  /** Name of the role. */
  roleName: string;
  /** Only ADMIN may enter the console. */
  roleType: MyRoleRoleType;
  /** What the role allows. */
  privileges: Privilege[];
}
