import type {
  Created,
  Done,
  KhankaCreate,
  KhankaOne,
  KhankaPage,
  KhankaTotal,
  KhankaUpdate,
  ListKhankaParams,
  TotalKhankaParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of khankas, newest first unless asked otherwise. Every row holds the record under `khanka`.
 * @summary List khankas
 */
export const listKhanka = (
    params?: ListKhankaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<KhankaPage>(
      {url: `/api/khanka/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every khanka without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All khankas, for drop-downs
 */
export const totalKhanka = (
    params?: TotalKhankaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<KhankaTotal>(
      {url: `/api/khanka/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The khanka with this number.
 * @summary One khanka
 */
export const getKhanka = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<KhankaOne>(
      {url: `/api/khanka/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new khanka and answers its number.
 * @summary Create a khanka
 */
export const createKhanka = (
    khankaCreate: BodyType<KhankaCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/khanka/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: khankaCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the khanka; one that is absent is emptied.
 * @summary Update a khanka
 */
export const updateKhanka = (
    khankaUpdate: BodyType<KhankaUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/khanka/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: khankaUpdate
    },
      options);
    }


/**
 * Moves the khanka to the trash, from which it can be restored for some time.
 * @summary Delete a khanka
 */
export const deleteKhanka = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/khanka/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


