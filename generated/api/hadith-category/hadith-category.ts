import type {
  Created,
  Done,
  HadithCategoryCreate,
  HadithCategoryOne,
  HadithCategoryPage,
  HadithCategoryTotal,
  HadithCategoryUpdate,
  ListHadithCategoryParams,
  TotalHadithCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of hadith categories, newest first unless asked otherwise.
 * @summary List hadith categories
 */
export const listHadithCategory = (
    params?: ListHadithCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HadithCategoryPage>(
      {url: `/api/hadith-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every hadith category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All hadith categories, for drop-downs
 */
export const totalHadithCategory = (
    params?: TotalHadithCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HadithCategoryTotal>(
      {url: `/api/hadith-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One hadith category
 */
export const getHadithCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<HadithCategoryOne>(
      {url: `/api/hadith-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a hadith category
 */
export const createHadithCategory = (
    hadithCategoryCreate: BodyType<HadithCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/hadith-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: hadithCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a hadith category
 */
export const updateHadithCategory = (
    hadithCategoryUpdate: BodyType<HadithCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/hadith-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: hadithCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a sub-category, a hadith or a fazilat belongs to it.
 * @summary Delete a hadith category
 */
export const deleteHadithCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/hadith-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


