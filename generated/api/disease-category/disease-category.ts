import type {
  Created,
  DiseaseCategoryCreate,
  DiseaseCategoryOne,
  DiseaseCategoryPage,
  DiseaseCategoryTotal,
  DiseaseCategoryUpdate,
  Done,
  ListDiseaseCategoryParams,
  TotalDiseaseCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of health categories, newest first unless asked otherwise. A `video` flag may travel along and changes nothing.
 * @summary List health categories
 */
export const listDiseaseCategory = (
    params?: ListDiseaseCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DiseaseCategoryPage>(
      {url: `/api/disease-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every health categories without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All health categories, for drop-downs
 */
export const totalDiseaseCategory = (
    params?: TotalDiseaseCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DiseaseCategoryTotal>(
      {url: `/api/disease-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The health category with this number.
 * @summary One health category
 */
export const getDiseaseCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DiseaseCategoryOne>(
      {url: `/api/disease-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new health category and answers its number.
 * @summary Create a health category
 */
export const createDiseaseCategory = (
    diseaseCategoryCreate: BodyType<DiseaseCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/disease-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: diseaseCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a health category
 */
export const updateDiseaseCategory = (
    diseaseCategoryUpdate: BodyType<DiseaseCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/disease-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: diseaseCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a doctor belongs to it.
 * @summary Delete a health category
 */
export const deleteDiseaseCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/disease-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


