import type {
  Created,
  Done,
  ListMediaParams,
  MediaCreate,
  MediaOne,
  MediaPage,
  MediaUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of videos and podcasts, newest first unless asked otherwise; the screens ask for one of the two by `isVideo`.
 * @summary List videos or podcasts
 */
export const listMedia = (
    params?: ListMediaParams,
 options?: SecondParameter<typeof request>,) => {


      return request<MediaPage>(
      {url: `/api/media/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The video or podcast with this number as `pageContent`, its sections as `pageSections`.
 * @summary One video or podcast
 */
export const getMedia = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<MediaOne>(
      {url: `/api/media/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new video or podcast with its sections and answers its number.
 * @summary Create a video or podcast
 */
export const createMedia = (
    mediaCreate: BodyType<MediaCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/media/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mediaCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the video or podcast and all its sections; what is absent is emptied.
 * @summary Update a video or podcast
 */
export const updateMedia = (
    mediaUpdate: BodyType<MediaUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/media/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: mediaUpdate
    },
      options);
    }


/**
 * Moves the video or podcast with its sections to the trash, from which it can be restored for some time.
 * @summary Delete a video or podcast
 */
export const deleteMedia = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/media/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


