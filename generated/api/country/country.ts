import type {
  CountryCreate,
  CountryOne,
  CountryPage,
  CountryTotal,
  CountryUpdate,
  Created,
  Done,
  ListCountryParams,
  TotalCountryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of countries, newest first unless asked otherwise.
 * @summary List countries
 */
export const listCountry = (
    params?: ListCountryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CountryPage>(
      {url: `/api/country/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every country without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All countries, for drop-downs
 */
export const totalCountry = (
    params?: TotalCountryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CountryTotal>(
      {url: `/api/country/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The country with this number.
 * @summary One country
 */
export const getCountry = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<CountryOne>(
      {url: `/api/country/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new country and answers its number.
 * @summary Create a country
 */
export const createCountry = (
    countryCreate: BodyType<CountryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/country/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: countryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the country; one that is absent is emptied.
 * @summary Update a country
 */
export const updateCountry = (
    countryUpdate: BodyType<CountryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/country/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: countryUpdate
    },
      options);
    }


/**
 * Deletes the country; 409 while a city belongs to it.
 * @summary Delete a country
 */
export const deleteCountry = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/country/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


