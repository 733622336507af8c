import type {
  Created,
  Done,
  ListPhotoContentParams,
  PhotoContentCreate,
  PhotoContentOne,
  PhotoContentPage,
  PhotoContentUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the photos of one category, newest first unless asked otherwise. The `id` in the path is the number of the category.
 * @summary List photos of a category
 */
export const listPhotoContent = (
    id: number,
    params?: ListPhotoContentParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PhotoContentPage>(
      {url: `/api/photo_content/id/${encodeURIComponent(String(id))}`, method: 'GET',
        params
    },
      options);
    }


/**
 * The photo with this number.
 * @summary One photo
 */
export const getPhotoContent = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PhotoContentOne>(
      {url: `/api/photo_content/id/photo/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores every photo of `photoContents` in the category and answers the number of the first.
 * @summary Create a photo
 */
export const createPhotoContent = (
    photoContentCreate: BodyType<PhotoContentCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/photo_content/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: photoContentCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the photo; one that is absent is emptied.
 * @summary Update a photo
 */
export const updatePhotoContent = (
    photoContentUpdate: BodyType<PhotoContentUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/photo_content/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: photoContentUpdate
    },
      options);
    }


/**
 * Deletes the photo; 404 when it is not in that category.
 * @summary Delete a photo
 */
export const deletePhotoContent = (
    categoryId: number,
    photoId: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/photo_content/delete/${encodeURIComponent(String(categoryId))}/${encodeURIComponent(String(photoId))}`, method: 'DELETE'
    },
      options);
    }


