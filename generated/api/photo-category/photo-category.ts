import type {
  Created,
  Done,
  ListPhotoCategoryParams,
  PhotoCategoryCreate,
  PhotoCategoryOne,
  PhotoCategoryPage,
  PhotoCategoryTotal,
  PhotoCategoryUpdate,
  TotalPhotoCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of photo categories, newest first unless asked otherwise.
 * @summary List photo categories
 */
export const listPhotoCategory = (
    params?: ListPhotoCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PhotoCategoryPage>(
      {url: `/api/photo-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every photo category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All photo categories, for drop-downs
 */
export const totalPhotoCategory = (
    params?: TotalPhotoCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PhotoCategoryTotal>(
      {url: `/api/photo-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One photo category
 */
export const getPhotoCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PhotoCategoryOne>(
      {url: `/api/photo-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create a photo category
 */
export const createPhotoCategory = (
    photoCategoryCreate: BodyType<PhotoCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/photo-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: photoCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a photo category
 */
export const updatePhotoCategory = (
    photoCategoryUpdate: BodyType<PhotoCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/photo-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a photo belongs to it.
 * @summary Delete a photo category
 */
export const deletePhotoCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/photo-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


