import type {
  ArabicCalendarOne,
  ArabicCalendarPage,
  ArabicCalendarUpdate,
  Created,
  ListArabicCalendarParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the adjustments of the Arabic calendar; there is normally one.
 * @summary List calendar adjustments
 */
export const listArabicCalendar = (
    params?: ListArabicCalendarParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ArabicCalendarPage>(
      {url: `/api/arabic-calendar/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The adjustment with this number.
 * @summary One calendar adjustment
 */
export const getArabicCalendar = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<ArabicCalendarOne>(
      {url: `/api/arabic-calendar/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Replaces the number of days.
 * @summary Update a calendar adjustment
 */
export const updateArabicCalendar = (
    arabicCalendarUpdate: BodyType<ArabicCalendarUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/arabic-calendar/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: arabicCalendarUpdate
    },
      options);
    }


