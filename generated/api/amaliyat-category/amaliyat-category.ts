import type {
  AmaliyatCategoryCreate,
  AmaliyatCategoryOne,
  AmaliyatCategoryPage,
  AmaliyatCategoryTotal,
  AmaliyatCategoryUpdate,
  Created,
  Done,
  ListAmaliyatCategoryParams,
  TotalAmaliyatCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of categories and sub-categories, by their sort order unless asked otherwise.
 * @summary List amaliyat categories
 */
export const listAmaliyatCategory = (
    params?: ListAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatCategoryPage>(
      {url: `/api/amaliyat-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every category and sub-category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All amaliyat categories, for drop-downs
 */
export const totalAmaliyatCategory = (
    params?: TotalAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatCategoryTotal>(
      {url: `/api/amaliyat-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number, for its details.
 * @summary One category
 */
export const getAmaliyatCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatCategoryOne>(
      {url: `/api/amaliyat-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * The category with this number, with its texts in every language.
 * @summary One category, for its form
 */
export const getAmaliyatCategoryForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatCategoryOne>(
      {url: `/api/amaliyat-category/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category, or with `parentCategoryId` a sub-category, and answers its number.
 * @summary Create an amaliyat category
 */
export const createAmaliyatCategory = (
    amaliyatCategoryCreate: BodyType<AmaliyatCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied. A sub-category that travels without `sortOrder` so loses it.
 * @summary Update an amaliyat category
 */
export const updateAmaliyatCategory = (
    amaliyatCategoryUpdate: BodyType<AmaliyatCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a sub-category or an amaliyat belongs to it.
 * @summary Delete an amaliyat category
 */
export const deleteAmaliyatCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/amaliyat-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


