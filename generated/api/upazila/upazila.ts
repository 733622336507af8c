import type {
  Created,
  Done,
  ListUpazilaParams,
  TotalUpazilaParams,
  UpazilaCreate,
  UpazilaOne,
  UpazilaPage,
  UpazilaTotal,
  UpazilaUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of thanas, newest first unless asked otherwise.
 * @summary List thanas
 */
export const listUpazila = (
    params?: ListUpazilaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<UpazilaPage>(
      {url: `/api/upazila/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every thana without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All thanas, for drop-downs
 */
export const totalUpazila = (
    params?: TotalUpazilaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<UpazilaTotal>(
      {url: `/api/upazila/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The thana with this number.
 * @summary One thana
 */
export const getUpazila = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<UpazilaOne>(
      {url: `/api/upazila/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new thana and answers its number.
 * @summary Create a thana
 */
export const createUpazila = (
    upazilaCreate: BodyType<UpazilaCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/upazila/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: upazilaCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the thana; one that is absent is emptied.
 * @summary Update a thana
 */
export const updateUpazila = (
    upazilaUpdate: BodyType<UpazilaUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/upazila/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: upazilaUpdate
    },
      options);
    }


/**
 * Moves the thana to the trash, from which it can be restored for some time.
 * @summary Delete a thana
 */
export const deleteUpazila = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/upazila/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


