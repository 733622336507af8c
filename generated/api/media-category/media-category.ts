import type {
  Created,
  Done,
  ListMediaCategoryParams,
  MediaCategoryCreate,
  MediaCategoryOne,
  MediaCategoryPage,
  MediaCategoryTotal,
  MediaCategoryUpdate,
  TotalMediaCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of media categories, newest first unless asked otherwise. Videos and podcasts share the call.
 * @summary List media categories
 */
export const listMediaCategory = (
    params?: ListMediaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MediaCategoryPage>(
      {url: `/api/media-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every media categories without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All media categories, for drop-downs
 */
export const totalMediaCategory = (
    params?: TotalMediaCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MediaCategoryTotal>(
      {url: `/api/media-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The media category with this number.
 * @summary One media category
 */
export const getMediaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<MediaCategoryOne>(
      {url: `/api/media-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new media category and answers its number.
 * @summary Create a media category
 */
export const createMediaCategory = (
    mediaCategoryCreate: BodyType<MediaCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/media-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mediaCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update a media category
 */
export const updateMediaCategory = (
    mediaCategoryUpdate: BodyType<MediaCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/media-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: mediaCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while a video or podcast belongs to it.
 * @summary Delete a media category
 */
export const deleteMediaCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/media-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


