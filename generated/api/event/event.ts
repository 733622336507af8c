import type {
  Created,
  Done,
  EventCreate,
  EventOne,
  EventPage,
  EventUpdate,
  ListEventParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of events, newest first unless asked otherwise.
 * @summary List events
 */
export const listEvent = (
    params?: ListEventParams,
 options?: SecondParameter<typeof request>,) => {


      return request<EventPage>(
      {url: `/api/event/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The event with this number, and its guests.
 * @summary One event
 */
export const getEvent = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<EventOne>(
      {url: `/api/event/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new event with its guests and answers its number.
 * @summary Create an event
 */
export const createEvent = (
    eventCreate: BodyType<EventCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/event/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: eventCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the event and its whole list of guests; what is absent is emptied.
 * @summary Update an event
 */
export const updateEvent = (
    eventUpdate: BodyType<EventUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/event/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: eventUpdate
    },
      options);
    }


/**
 * Moves the event to the trash, from which it can be restored for some time.
 * @summary Delete an event
 */
export const deleteEvent = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/event/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


