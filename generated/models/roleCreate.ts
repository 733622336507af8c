import type { RoleCreateRoleType } from './roleCreateRoleType.ts';

export interface RoleCreate {
  /**
     * Name of the role; no two roles share one.
     * @minLength 1
     * @maxLength 255
     */
  roleName: string;
  /** ADMIN for roles of the console. */
  roleType: RoleCreateRoleType;
  /**
     * What the role is for.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /** Whether signing in takes a second step beside the password, which every user with the role must set up. */
  secondFactorRequired?: boolean;
  /**
     * Numbers of the privileges. The name is misspelt as in the foundation's API.
     * @maxItems 1000
     * @items.minimum 1
     */
  previlegeId?: number[];
}
