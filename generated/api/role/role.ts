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
} from '../../models';

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
 * Every role without paging. Open to every signed-in admin, since forms of other modules offer it.
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
 * Deletes the role. 409 while a user has it, and for the role SUPER ADMIN; 403 for a role with privileges that the requesting admin lacks. The path has no `delete` segment.
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
 * Stores a new role and returns its number. 422 for privileges that the requesting admin lacks, and for a name that looks like SUPER ADMIN.
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
 * Replaces the listed properties of the role; a property that is absent is emptied. It applies from the next request of its users. 409 for the role SUPER ADMIN; 403 for a role with privileges that the requesting admin lacks; 422 for adding such privileges or a name that looks like SUPER ADMIN.
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
 * All privileges, in the order of their areas. Open to every signed-in admin, since the role form offers them.
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


