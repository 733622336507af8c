import type {
  Created,
  Done,
  ListTasbihParams,
  TasbihCreate,
  TasbihOne,
  TasbihPage,
  TasbihTotal,
  TasbihUpdate,
  TotalTasbihParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of tasbihs, newest first unless asked otherwise.
 * @summary List tasbihs
 */
export const listTasbih = (
    params?: ListTasbihParams,
 options?: SecondParameter<typeof request>,) => {


      return request<TasbihPage>(
      {url: `/api/tasbih/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every tasbih without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All tasbihs, for drop-downs
 */
export const totalTasbih = (
    params?: TotalTasbihParams,
 options?: SecondParameter<typeof request>,) => {


      return request<TasbihTotal>(
      {url: `/api/tasbih/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The tasbih with this number.
 * @summary One tasbih
 */
export const getTasbih = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<TasbihOne>(
      {url: `/api/tasbih/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new tasbih and answers its number.
 * @summary Create a tasbih
 */
export const createTasbih = (
    tasbihCreate: BodyType<TasbihCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/tasbih/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: tasbihCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the tasbih; one that is absent is emptied.
 * @summary Update a tasbih
 */
export const updateTasbih = (
    tasbihUpdate: BodyType<TasbihUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/tasbih/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: tasbihUpdate
    },
      options);
    }


/**
 * Moves the tasbih to the trash, from which it can be restored for some time.
 * @summary Delete a tasbih
 */
export const deleteTasbih = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/tasbih/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


