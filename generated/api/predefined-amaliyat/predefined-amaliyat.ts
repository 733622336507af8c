import type {
  Created,
  ListPredefinedAmaliyatParams,
  PredefinedAmaliyatCreate,
  PredefinedAmaliyatOne,
  PredefinedAmaliyatPage,
  PredefinedAmaliyatUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of predefined amaliyat, newest first unless asked otherwise. A predefined amaliyat has neither texts nor a state of its own, so `title`, `subTitle` and `active` ask for those of its amaliyat.
 * @summary List predefined amaliyat
 */
export const listPredefinedAmaliyat = (
    params?: ListPredefinedAmaliyatParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatPage>(
      {url: `/api/predefined-amaliyat/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The predefined amaliyat with this number.
 * @summary One predefined amaliyat
 */
export const getPredefinedAmaliyat = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PredefinedAmaliyatOne>(
      {url: `/api/predefined-amaliyat/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new predefined amaliyat and answers its number.
 * @summary Create a predefined amaliyat
 */
export const createPredefinedAmaliyat = (
    predefinedAmaliyatCreate: BodyType<PredefinedAmaliyatCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the predefined amaliyat.
 * @summary Update a predefined amaliyat
 */
export const updatePredefinedAmaliyat = (
    predefinedAmaliyatUpdate: BodyType<PredefinedAmaliyatUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/predefined-amaliyat/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: predefinedAmaliyatUpdate
    },
      options);
    }


