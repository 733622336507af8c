import type {
  Created,
  Done,
  FazilatCreate,
  FazilatOne,
  FazilatPage,
  FazilatUpdateApp,
  FazilatUpdateWeb,
  ListFazilatParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of fazilat, newest first unless asked otherwise. Each of the three screens asks for its own `fazilatType`.
 * @summary List fazilat
 */
export const listFazilat = (
    params?: ListFazilatParams,
 options?: SecondParameter<typeof request>,) => {


      return request<FazilatPage>(
      {url: `/api/fazilat/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The fazilat with this number.
 * @summary One fazilat
 */
export const getFazilat = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<FazilatOne>(
      {url: `/api/fazilat/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new fazilat of any kind and answers its number. The kind WEB needs a file, its type and its pages, the others need content.
 * @summary Create a fazilat
 */
export const createFazilat = (
    fazilatCreate: BodyType<FazilatCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/fazilat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: fazilatCreate
    },
      options);
    }


/**
 * Moves the fazilat to the trash, from which it can be restored for some time.
 * @summary Delete a fazilat
 */
export const deleteFazilat = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/fazilat/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


/**
 * Replaces the listed properties of a fazilat of the kind APP or HADITH_CATEGORY; one that is absent is emptied.
 * @summary Update a fazilat of the app
 */
export const updateFazilatApp = (
    fazilatUpdateApp: BodyType<FazilatUpdateApp>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/fazilat/update/app`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fazilatUpdateApp
    },
      options);
    }


/**
 * Replaces the listed properties of a fazilat of the kind WEB; one that is absent is emptied.
 * @summary Update a fazilat of the website
 */
export const updateFazilatWeb = (
    fazilatUpdateWeb: BodyType<FazilatUpdateWeb>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/fazilat/update/web`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: fazilatUpdateWeb
    },
      options);
    }


