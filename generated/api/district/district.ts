import type {
  Created,
  DistrictCreate,
  DistrictOne,
  DistrictPage,
  DistrictTotal,
  DistrictUpdate,
  Done,
  ListDistrictParams,
  TotalDistrictParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of districts, newest first unless asked otherwise.
 * @summary List districts
 */
export const listDistrict = (
    params?: ListDistrictParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DistrictPage>(
      {url: `/api/district/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every district without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All districts, for drop-downs
 */
export const totalDistrict = (
    params?: TotalDistrictParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DistrictTotal>(
      {url: `/api/district/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The district with this number.
 * @summary One district
 */
export const getDistrict = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DistrictOne>(
      {url: `/api/district/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new district and answers its number.
 * @summary Create a district
 */
export const createDistrict = (
    districtCreate: BodyType<DistrictCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/district/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: districtCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the district; one that is absent is emptied.
 * @summary Update a district
 */
export const updateDistrict = (
    districtUpdate: BodyType<DistrictUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/district/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: districtUpdate
    },
      options);
    }


/**
 * Deletes the district; 409 while a thana belongs to it.
 * @summary Delete a district
 */
export const deleteDistrict = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/district/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


