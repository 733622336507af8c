import type {
  Created,
  Done,
  DuaCategoryCreate,
  DuaCategoryOne,
  DuaCategoryPage,
  DuaCategoryTotal,
  DuaCategoryUpdate,
  ListDuaCategoryParams,
  TotalDuaCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of dua categories, newest first unless asked otherwise.
 * @summary List dua categories
 */
export const listDuaCategory = (
    params?: ListDuaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DuaCategoryPage>(
      {url: `/api/dua-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every dua category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All dua categories, for drop-downs
 */
export const totalDuaCategory = (
    params?: TotalDuaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DuaCategoryTotal>(
      {url: `/api/dua-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One dua category
 */
export const getDuaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DuaCategoryOne>(
      {url: `/api/dua-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a dua category
 */
export const createDuaCategory = (
    duaCategoryCreate: BodyType<DuaCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dua-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: duaCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a dua category
 */
export const updateDuaCategory = (
    duaCategoryUpdate: BodyType<DuaCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dua-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: duaCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a dua belongs to it.
 * @summary Delete a dua category
 */
export const deleteDuaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/dua-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


