import type {
  Created,
  Done,
  ListPrivilegeParams,
  ListRoleParams,
  PrivilegeList,
  RoleCreate,
  RoleOne,
  RolePage,
  RoleTotal,
  RoleUpdate,
  TotalRoleParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of roles with their privileges, newest first unless asked otherwise.
 * @summary List roles
 */
export const listRole = (
    params?: ListRoleParams,
 options?: SecondParameter<typeof request>,) => {


      return request<RolePage>(
      {url: `/api/role/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every role without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All roles, for drop-downs
 */
export const totalRole = (
    params?: TotalRoleParams,
 options?: SecondParameter<typeof request>,) => {


      return request<RoleTotal>(
      {url: `/api/role/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The role with this number.
 * @summary One role
 */
export const getRole = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<RoleOne>(
      {url: `/api/role/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Deletes the role; 409 while a user holds it. The role named SUPER ADMIN is never deleted, which answers 409 too; 403 for a role with privileges that the asking admin lacks. The path has no `delete` segment.
 * @summary Delete a role
 */
export const deleteRole = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/role/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Stores a new role and answers its number. 422 for privileges that the asking admin lacks and for a name that reads like SUPER ADMIN.
 * @summary Create a role
 */
export const createRole = (
    roleCreate: BodyType<RoleCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/role/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roleCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the role; one that is absent is emptied. It takes effect at the next request of everybody who holds the role. The role named SUPER ADMIN is changed by nobody, which answers 409; 403 for a role with privileges that the asking admin lacks, 422 for giving it such privileges or a name that reads like SUPER ADMIN.
 * @summary Update a role
 */
export const updateRole = (
    roleUpdate: BodyType<RoleUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/role/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: roleUpdate
    },
      options);
    }


/**
 * Every privilege there is, in the order of their areas. Any signed-in admin may ask, since the role form offers it.
 * @summary All privileges
 */
export const listPrivilege = (
    params?: ListPrivilegeParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PrivilegeList>(
      {url: `/api/privilege`, method: 'GET',
        params
    },
      options);
    }


