import type {
  DashboardAnswer,
  YearFigures
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The four totals and the two series of the dashboard. Products are books, orders are donations; the series are those of the present year and month.
 * @summary Figures of the dashboard
 */
export const getDashboardSummary = (

 options?: SecondParameter<typeof request>,) => {


      return request<DashboardAnswer>(
      {url: `/api/dashboard/summary`, method: 'GET'
    },
      options);
    }


/**
 * How many members and donations each of the last twelve months brought, the present one last; null for what the asking admin may not list. Months are those of UTC.
 * @summary Members and donations of a year
 */
export const getYearFigures = (

 options?: SecondParameter<typeof request>,) => {


      return request<YearFigures>(
      {url: `/api/dashboard/year`, method: 'GET'
    },
      options);
    }


