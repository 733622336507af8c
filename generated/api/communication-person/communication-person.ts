import type {
  CommunicationPersonCreate,
  CommunicationPersonOne,
  CommunicationPersonPage,
  CommunicationPersonUpdate,
  Created,
  Done,
  ListCommunicationPersonParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of communication persons, by `sortOrder` ascending unless asked otherwise.
 * @summary List communication persons
 */
export const listCommunicationPerson = (
    params?: ListCommunicationPersonParams,
 options?: SecondParameter<typeof request>,) => {


      return request<CommunicationPersonPage>(
      {url: `/api/communication-person/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The person with this number.
 * @summary One communication person
 */
export const getCommunicationPerson = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<CommunicationPersonOne>(
      {url: `/api/communication-person/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new person and answers its number.
 * @summary Create a communication person
 */
export const createCommunicationPerson = (
    communicationPersonCreate: BodyType<CommunicationPersonCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/communication-person/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: communicationPersonCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the person; one that is absent is emptied.
 * @summary Update a communication person
 */
export const updateCommunicationPerson = (
    communicationPersonUpdate: BodyType<CommunicationPersonUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/communication-person/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: communicationPersonUpdate
    },
      options);
    }


/**
 * Moves the person to the trash, from which it can be restored for some time.
 * @summary Delete a communication person
 */
export const deleteCommunicationPerson = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/communication-person/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


