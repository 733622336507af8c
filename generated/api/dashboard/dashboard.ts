import type {
  DashboardAnswer,
  YearFigures
} from '../../models';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The four totals and two series of the dashboard. Products are books, orders are donations; the series cover the present year and month.
 * @summary Get the figures of the dashboard
 */
export const getDashboardSummary = (

 options?: SecondParameter<typeof request>,) => {


      return request<DashboardAnswer>(
      {url: `/api/dashboard/summary`, method: 'GET'
    },
      options);
    }


/**
 * The number of new members and donations in each of the last twelve months (UTC), the present month last; null for what the requesting admin may not list.
 * @summary Get members and donations of a year
 */
export const getYearFigures = (

 options?: SecondParameter<typeof request>,) => {


      return request<YearFigures>(
      {url: `/api/dashboard/year`, method: 'GET'
    },
      options);
    }


