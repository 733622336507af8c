import type {
  AmaliyatCreate,
  AmaliyatOne,
  AmaliyatPage,
  AmaliyatTotal,
  AmaliyatUpdate,
  Created,
  Done,
  GetAmaliyatParams,
  ListAmaliyatParams,
  TotalAmaliyatParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of amaliyat, last changed first unless asked otherwise.
 * @summary List amaliyat
 */
export const listAmaliyat = (
    params?: ListAmaliyatParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatPage>(
      {url: `/api/amaliyat/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every amaliyat without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All amaliyat, for drop-downs
 */
export const totalAmaliyat = (
    params?: TotalAmaliyatParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatTotal>(
      {url: `/api/amaliyat/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The amaliyat with this number, for its details.
 * @summary One amaliyat
 */
export const getAmaliyat = (
    id: number,
    params?: GetAmaliyatParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatOne>(
      {url: `/api/amaliyat/id/${encodeURIComponent(String(id))}`, method: 'GET',
        params
    },
      options);
    }


/**
 * The amaliyat with this number, with its texts in every language.
 * @summary One amaliyat, for its form
 */
export const getAmaliyatForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatOne>(
      {url: `/api/amaliyat/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new amaliyat and answers its number. When it is shown: one date sends only the start, a range start and end, several dates the list.
 * @summary Create an amaliyat
 */
export const createAmaliyat = (
    amaliyatCreate: BodyType<AmaliyatCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the amaliyat; one that is absent is emptied, so that a change from a range to several dates leaves no range behind.
 * @summary Update an amaliyat
 */
export const updateAmaliyat = (
    amaliyatUpdate: BodyType<AmaliyatUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatUpdate
    },
      options);
    }


/**
 * Deletes the amaliyat; 409 while a predefined amaliyat or a fazilat refers to it.
 * @summary Delete an amaliyat
 */
export const deleteAmaliyat = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/amaliyat/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


