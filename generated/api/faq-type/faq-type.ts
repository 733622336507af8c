import type {
  Created,
  Done,
  FaqTypeCreate,
  FaqTypeOne,
  FaqTypePage,
  FaqTypeTotal,
  FaqTypeUpdate,
  ListFaqTypeParams,
  TotalFaqTypeParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of FAQ types, newest first unless asked otherwise.
 * @summary List FAQ types
 */
export const listFaqType = (
    params?: ListFaqTypeParams,
 options?: SecondParameter<typeof request>,) => {


      return request<FaqTypePage>(
      {url: `/api/faq-type/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every FAQ types without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All FAQ types, for drop-downs
 */
export const totalFaqType = (
    params?: TotalFaqTypeParams,
 options?: SecondParameter<typeof request>,) => {


      return request<FaqTypeTotal>(
      {url: `/api/faq-type/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The FAQ type with this number.
 * @summary One FAQ type
 */
export const getFaqType = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<FaqTypeOne>(
      {url: `/api/faq-type/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new FAQ type and answers its number.
 * @summary Create a FAQ type
 */
export const createFaqType = (
    faqTypeCreate: BodyType<FaqTypeCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/faq-type/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: faqTypeCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the type; one that is absent is emptied.
 * @summary Update a FAQ type
 */
export const updateFaqType = (
    faqTypeUpdate: BodyType<FaqTypeUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/faq-type/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: faqTypeUpdate
    },
      options);
    }


/**
 * Moves the type to the trash, from which it can be restored for some time.
 * @summary Delete a FAQ type
 */
export const deleteFaqType = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/faq-type/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


