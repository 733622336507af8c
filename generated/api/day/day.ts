import type {
  Created,
  DayCreate,
  DayOne,
  DayPage,
  DayTotal,
  DayUpdate,
  Done,
  ListDayParams,
  TotalDayParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of Islamic days, newest first unless asked otherwise.
 * @summary List Islamic days
 */
export const listDay = (
    params?: ListDayParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DayPage>(
      {url: `/api/day/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every day without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All Islamic days, for drop-downs
 */
export const totalDay = (
    params?: TotalDayParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DayTotal>(
      {url: `/api/day/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The day with this number.
 * @summary One day
 */
export const getDay = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DayOne>(
      {url: `/api/day/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new day and answers its number.
 * @summary Create a day
 */
export const createDay = (
    dayCreate: BodyType<DayCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/day/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dayCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the day; one that is absent is emptied.
 * @summary Update a day
 */
export const updateDay = (
    dayUpdate: BodyType<DayUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/day/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dayUpdate
    },
      options);
    }


/**
 * Moves the day to the trash, from which it can be restored for some time.
 * @summary Delete a day
 */
export const deleteDay = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/day/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


