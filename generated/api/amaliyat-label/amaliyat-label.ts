import type {
  AmaliyatLabelCreate,
  AmaliyatLabelOne,
  AmaliyatLabelPage,
  AmaliyatLabelTotal,
  AmaliyatLabelUpdate,
  Created,
  Done,
  ListAmaliyatLabelParams,
  TotalAmaliyatLabelParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of labels, last changed first unless asked otherwise.
 * @summary List amaliyat labels
 */
export const listAmaliyatLabel = (
    params?: ListAmaliyatLabelParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatLabelPage>(
      {url: `/api/amaliyat-label/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every amaliyat labels without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All amaliyat labels, for drop-downs
 */
export const totalAmaliyatLabel = (
    params?: TotalAmaliyatLabelParams,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatLabelTotal>(
      {url: `/api/amaliyat-label/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The label with this number, for its details.
 * @summary One label
 */
export const getAmaliyatLabel = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatLabelOne>(
      {url: `/api/amaliyat-label/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * The label with this number, with its texts in every language.
 * @summary One label, for its form
 */
export const getAmaliyatLabelForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<AmaliyatLabelOne>(
      {url: `/api/amaliyat-label/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new label and answers its number.
 * @summary Create an amaliyat label
 */
export const createAmaliyatLabel = (
    amaliyatLabelCreate: BodyType<AmaliyatLabelCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat-label/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatLabelCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the label; one that is absent is emptied.
 * @summary Update an amaliyat label
 */
export const updateAmaliyatLabel = (
    amaliyatLabelUpdate: BodyType<AmaliyatLabelUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/amaliyat-label/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: amaliyatLabelUpdate
    },
      options);
    }


/**
 * Deletes the label; 409 while an amaliyat carries it.
 * @summary Delete an amaliyat label
 */
export const deleteAmaliyatLabel = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/amaliyat-label/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


