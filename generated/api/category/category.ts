import type {
  CategoryCreate,
  CategoryOne,
  CategoryPage,
  CategoryTotal,
  CategoryUpdate,
  Created,
  Done,
  ListCategoryParams,
  TotalCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of categories, newest first unless asked otherwise.
 * @summary List categories
 */
export const listCategory = (
    params?: ListCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CategoryPage>(
      {url: `/api/category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every categories without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All categories, for drop-downs
 */
export const totalCategory = (
    params?: TotalCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CategoryTotal>(
      {url: `/api/category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number, with its titles in every language.
 * @summary One category
 */
export const getCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<CategoryOne>(
      {url: `/api/category/id/${encodeURIComponent(String(id))}/withLanguage`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a category
 */
export const createCategory = (
    categoryCreate: BodyType<CategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: categoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a category
 */
export const updateCategory = (
    categoryUpdate: BodyType<CategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: categoryUpdate
    },
      options);
    }


/**
 * Moves the category to the trash, from which it can be restored for some time.
 * @summary Delete a category
 */
export const deleteCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


