import type {
  Created,
  Done,
  ListMemberCategoryParams,
  MemberCategoryCreate,
  MemberCategoryOne,
  MemberCategoryPage,
  MemberCategoryTotal,
  MemberCategoryUpdate,
  TotalMemberCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of member categories, newest first unless asked otherwise.
 * @summary List member categories
 */
export const listMemberCategory = (
    params?: ListMemberCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MemberCategoryPage>(
      {url: `/api/member_category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every member category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All member categories, for drop-downs
 */
export const totalMemberCategory = (
    params?: TotalMemberCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MemberCategoryTotal>(
      {url: `/api/member_category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One member category
 */
export const getMemberCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<MemberCategoryOne>(
      {url: `/api/member_category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a member category
 */
export const createMemberCategory = (
    memberCategoryCreate: BodyType<MemberCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/member_category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: memberCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a member category
 */
export const updateMemberCategory = (
    memberCategoryUpdate: BodyType<MemberCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/member_category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: memberCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while an honourable member belongs to it.
 * @summary Delete a member category
 */
export const deleteMemberCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/member_category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


