import type {
  Created,
  Done,
  HonourableMemberCreate,
  HonourableMemberOne,
  HonourableMemberPage,
  HonourableMemberUpdate,
  ListHonourableMemberParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of honourable members, newest first unless asked otherwise.
 * @summary List honourable members
 */
export const listHonourableMember = (
    params?: ListHonourableMemberParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HonourableMemberPage>(
      {url: `/api/members/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The member with this number.
 * @summary One honourable member
 */
export const getHonourableMember = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<HonourableMemberOne>(
      {url: `/api/members/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores every member of `memberRequests` in the category and answers the number of the first.
 * @summary Create a honourable member
 */
export const createHonourableMember = (
    honourableMemberCreate: BodyType<HonourableMemberCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/members/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: honourableMemberCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the member; one that is absent is emptied.
 * @summary Update a honourable member
 */
export const updateHonourableMember = (
    honourableMemberUpdate: BodyType<HonourableMemberUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/members/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: honourableMemberUpdate
    },
      options);
    }


/**
 * Moves the member to the trash, from which it can be restored for some time.
 * @summary Delete a honourable member
 */
export const deleteHonourableMember = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/members/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


