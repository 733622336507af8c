import type {
  Created,
  Done,
  ListMasalaCategoryParams,
  MasalaCategoryCreate,
  MasalaCategoryOne,
  MasalaCategoryPage,
  MasalaCategoryTotal,
  MasalaCategoryUpdate,
  TotalMasalaCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of masala categories, newest first unless asked otherwise.
 * @summary List masala categories
 */
export const listMasalaCategory = (
    params?: ListMasalaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MasalaCategoryPage>(
      {url: `/api/masala-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every masala categories without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All masala categories, for drop-downs
 */
export const totalMasalaCategory = (
    params?: TotalMasalaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MasalaCategoryTotal>(
      {url: `/api/masala-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The masala category with this number.
 * @summary One masala category
 */
export const getMasalaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<MasalaCategoryOne>(
      {url: `/api/masala-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new masala category and answers its number.
 * @summary Create a masala category
 */
export const createMasalaCategory = (
    masalaCategoryCreate: BodyType<MasalaCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/masala-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: masalaCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a masala category
 */
export const updateMasalaCategory = (
    masalaCategoryUpdate: BodyType<MasalaCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/masala-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: masalaCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a question belongs to it.
 * @summary Delete a masala category
 */
export const deleteMasalaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/masala-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


