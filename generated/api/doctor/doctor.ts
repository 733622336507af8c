import type {
  Created,
  DoctorCreate,
  DoctorOne,
  DoctorPage,
  DoctorUpdate,
  Done,
  ListDoctorParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of doctors, newest first unless asked otherwise.
 * @summary List doctors
 */
export const listDoctor = (
    params?: ListDoctorParams,
 options?: SecondParameter<typeof request>,) => {


      return request<DoctorPage>(
      {url: `/api/doctor/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The doctor with this number.
 * @summary One doctor
 */
export const getDoctor = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<DoctorOne>(
      {url: `/api/doctor/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new doctor for each entry of `doctorRequests`, all in the same health category, and answers the number of the first.
 * @summary Create doctors
 */
export const createDoctor = (
    doctorCreate: BodyType<DoctorCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/doctor/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: doctorCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the doctor; one that is absent is emptied. The health category travels as `categoryId` here.
 * @summary Update a doctor
 */
export const updateDoctor = (
    doctorUpdate: BodyType<DoctorUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/doctor/edit`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: doctorUpdate
    },
      options);
    }


/**
 * Moves the doctor to the trash, from which it can be restored for some time.
 * @summary Delete a doctor
 */
export const deleteDoctor = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/doctor/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


