import type {
  Created,
  Done,
  DynamicPhotoSliderCreate,
  DynamicPhotoSliderOne,
  DynamicPhotoSliderPage,
  DynamicPhotoSliderTotal,
  DynamicPhotoSliderUpdate,
  ListDynamicPhotoSliderParams,
  TotalDynamicPhotoSliderParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of dynamic photo sliders, newest first unless asked otherwise.
 * @summary List dynamic photo sliders
 */
export const listDynamicPhotoSlider = (
    params?: ListDynamicPhotoSliderParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DynamicPhotoSliderPage>(
      {url: `/api/dynamic-photo-slider/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every slide without paging. Any signed-in admin may ask, since forms of other modules may offer it.
 * @summary All slides, for drop-downs
 */
export const totalDynamicPhotoSlider = (
    params?: TotalDynamicPhotoSliderParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DynamicPhotoSliderTotal>(
      {url: `/api/dynamic-photo-slider/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The slider with this number.
 * @summary One dynamic photo slider
 */
export const getDynamicPhotoSlider = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DynamicPhotoSliderOne>(
      {url: `/api/dynamic-photo-slider/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new slider and answers its number.
 * @summary Create a dynamic photo slider
 */
export const createDynamicPhotoSlider = (
    dynamicPhotoSliderCreate: BodyType<DynamicPhotoSliderCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dynamic-photo-slider/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dynamicPhotoSliderCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the slider; one that is absent is emptied.
 * @summary Update a dynamic photo slider
 */
export const updateDynamicPhotoSlider = (
    dynamicPhotoSliderUpdate: BodyType<DynamicPhotoSliderUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/dynamic-photo-slider/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: dynamicPhotoSliderUpdate
    },
      options);
    }


/**
 * Moves the slider to the trash, from which it can be restored for some time.
 * @summary Delete a dynamic photo slider
 */
export const deleteDynamicPhotoSlider = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/dynamic-photo-slider/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


