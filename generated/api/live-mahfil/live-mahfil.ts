import type {
  Created,
  Done,
  ListLiveMahfilParams,
  LiveMahfilCreate,
  LiveMahfilOne,
  LiveMahfilPage,
  LiveMahfilUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of live mahfils, newest first unless asked otherwise.
 * @summary List live mahfils
 */
export const listLiveMahfil = (
    params?: ListLiveMahfilParams,
 options?: SecondParameter<typeof request>,) => {


      return request<LiveMahfilPage>(
      {url: `/api/live-mahfil/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The mahfil with this number.
 * @summary One live mahfil
 */
export const getLiveMahfil = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<LiveMahfilOne>(
      {url: `/api/live-mahfil/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new mahfil and answers its number.
 * @summary Create a live mahfil
 */
export const createLiveMahfil = (
    liveMahfilCreate: BodyType<LiveMahfilCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/live-mahfil/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: liveMahfilCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the mahfil; one that is absent is emptied.
 * @summary Update a live mahfil
 */
export const updateLiveMahfil = (
    liveMahfilUpdate: BodyType<LiveMahfilUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/live-mahfil/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: liveMahfilUpdate
    },
      options);
    }


/**
 * Moves the mahfil to the trash, from which it can be restored for some time.
 * @summary Delete a live mahfil
 */
export const deleteLiveMahfil = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/live-mahfil/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


