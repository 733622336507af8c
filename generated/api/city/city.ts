import type {
  CityCreate,
  CityOne,
  CityPage,
  CityTotal,
  CityUpdate,
  Created,
  Done,
  ListCityParams,
  TotalCityParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of cities, newest first unless asked otherwise.
 * @summary List cities
 */
export const listCity = (
    params?: ListCityParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CityPage>(
      {url: `/api/city/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every city without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All cities, for drop-downs
 */
export const totalCity = (
    params?: TotalCityParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CityTotal>(
      {url: `/api/city/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The city with this number.
 * @summary One city
 */
export const getCity = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<CityOne>(
      {url: `/api/city/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new city and answers its number.
 * @summary Create a city
 */
export const createCity = (
    cityCreate: BodyType<CityCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/city/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cityCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the city; one that is absent is emptied.
 * @summary Update a city
 */
export const updateCity = (
    cityUpdate: BodyType<CityUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/city/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: cityUpdate
    },
      options);
    }


/**
 * Moves the city to the trash, from which it can be restored for some time.
 * @summary Delete a city
 */
export const deleteCity = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/city/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


