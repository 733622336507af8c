import type {
  Created,
  Done,
  ListSliderParams,
  SliderCreate,
  SliderOne,
  SliderPage,
  SliderTotal,
  SliderUpdate,
  TotalSliderParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of sliders, newest first unless asked otherwise.
 * @summary List sliders
 */
export const listSlider = (
    params?: ListSliderParams,
 options?: SecondParameter<typeof request>,) => {


      return request<SliderPage>(
      {url: `/api/slider/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every slider without paging. Any signed-in admin may ask, since forms of other modules may offer it.
 * @summary All sliders, for drop-downs
 */
export const totalSlider = (
    params?: TotalSliderParams,
 options?: SecondParameter<typeof request>,) => {


      return request<SliderTotal>(
      {url: `/api/slider/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The slider with this number.
 * @summary One slider
 */
export const getSlider = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<SliderOne>(
      {url: `/api/slider/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new slider and answers its number.
 * @summary Create a slider
 */
export const createSlider = (
    sliderCreate: BodyType<SliderCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/slider/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sliderCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the slider; one that is absent is emptied.
 * @summary Update a slider
 */
export const updateSlider = (
    sliderUpdate: BodyType<SliderUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/slider/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: sliderUpdate
    },
      options);
    }


/**
 * Moves the slider to the trash, from which it can be restored for some time.
 * @summary Delete a slider
 */
export const deleteSlider = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/slider/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


