import type {
  Created,
  Done,
  HadithCreate,
  HadithOne,
  HadithPage,
  HadithUpdate,
  ListHadithParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of hadiths, newest first unless asked otherwise.
 * @summary List hadiths
 */
export const listHadith = (
    params?: ListHadithParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HadithPage>(
      {url: `/api/hadith/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The hadith with this number.
 * @summary One hadith
 */
export const getHadith = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<HadithOne>(
      {url: `/api/hadith/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new hadith and answers its number.
 * @summary Create a hadith
 */
export const createHadith = (
    hadithCreate: BodyType<HadithCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/hadith/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hadithCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the hadith; one that is absent is emptied.
 * @summary Update a hadith
 */
export const updateHadith = (
    hadithUpdate: BodyType<HadithUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/hadith/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: hadithUpdate
    },
      options);
    }


/**
 * Moves the hadith to the trash, from which it can be restored for some time.
 * @summary Delete a hadith
 */
export const deleteHadith = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/hadith/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


