import type {
  Created,
  Done,
  ListPredefinedAmaliyatCategoryParams,
  PredefinedAmaliyatCategoryCreate,
  PredefinedAmaliyatCategoryOne,
  PredefinedAmaliyatCategoryPage,
  PredefinedAmaliyatCategoryTotal,
  PredefinedAmaliyatCategoryUpdate,
  PredefinedAmaliyatList,
  TotalPredefinedAmaliyatCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of categories, newest first unless asked otherwise.
 * @summary List predefined amaliyat categories
 */
export const listPredefinedAmaliyatCategory = (
    params?: ListPredefinedAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatCategoryPage>(
      {url: `/api/predefined-amaliyat-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every predefined amaliyat categories without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All predefined amaliyat categories, for drop-downs
 */
export const totalPredefinedAmaliyatCategory = (
    params?: TotalPredefinedAmaliyatCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatCategoryTotal>(
      {url: `/api/predefined-amaliyat-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number, with its texts in every language.
 * @summary One predefined amaliyat category, for its form
 */
export const getPredefinedAmaliyatCategoryForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatCategoryOne>(
      {url: `/api/predefined-amaliyat-category/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a predefined amaliyat category
 */
export const createPredefinedAmaliyatCategory = (
    predefinedAmaliyatCategoryCreate: BodyType<PredefinedAmaliyatCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a predefined amaliyat category
 */
export const updatePredefinedAmaliyatCategory = (
    predefinedAmaliyatCategoryUpdate: BodyType<PredefinedAmaliyatCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a predefined amaliyat belongs to it.
 * @summary Delete a predefined amaliyat category
 */
export const deletePredefinedAmaliyatCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/predefined-amaliyat-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Every predefined amaliyat that belongs to this category, newest first, without paging. The last part of the path is spelled so.
 * @summary The predefined amaliyat of a category
 */
export const listPredefinedAmaliyatOfCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatList>(
      {url: `/api/predefined-amaliyat-category/id/${encodeURIComponent(String(id))}/predefine-amaliyats`, method: 'GET'
    },
      options);
    }


