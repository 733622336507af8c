import type {
  Created,
  Done,
  DuaCreate,
  DuaOne,
  DuaPage,
  DuaUpdate,
  ListDuaParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of duas, newest first unless asked otherwise.
 * @summary List duas
 */
export const listDua = (
    params?: ListDuaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DuaPage>(
      {url: `/api/dua/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The dua with this number.
 * @summary One dua
 */
export const getDua = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DuaOne>(
      {url: `/api/dua/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new dua and answers its number.
 * @summary Create a dua
 */
export const createDua = (
    duaCreate: BodyType<DuaCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dua/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: duaCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the dua; one that is absent is emptied.
 * @summary Update a dua
 */
export const updateDua = (
    duaUpdate: BodyType<DuaUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dua/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: duaUpdate
    },
      options);
    }


/**
 * Moves the dua to the trash, from which it can be restored for some time.
 * @summary Delete a dua
 */
export const deleteDua = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/dua/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


