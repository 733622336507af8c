import type {
  Created,
  DayCategoryCreate,
  DayCategoryOne,
  DayCategoryPage,
  DayCategoryTotal,
  DayCategoryUpdate,
  Done,
  ListDayCategoryParams,
  TotalDayCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of day categories, newest first unless asked otherwise.
 * @summary List day categories
 */
export const listDayCategory = (
    params?: ListDayCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DayCategoryPage>(
      {url: `/api/day-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every day category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All day categories, for drop-downs
 */
export const totalDayCategory = (
    params?: TotalDayCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DayCategoryTotal>(
      {url: `/api/day-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One day category
 */
export const getDayCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DayCategoryOne>(
      {url: `/api/day-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a day category
 */
export const createDayCategory = (
    dayCategoryCreate: BodyType<DayCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/day-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dayCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a day category
 */
export const updateDayCategory = (
    dayCategoryUpdate: BodyType<DayCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/day-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dayCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a sub-category or a day belongs to it.
 * @summary Delete a day category
 */
export const deleteDayCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/day-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


