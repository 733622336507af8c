import type {
  Done,
  HistoryPage,
  ListHistoryParams,
  ListRecordHistoryParams,
  RecordVersionAnswer
} from '../../models';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the changes of all records, newest first: created, changed, deleted, restored, deleted for good; and account events of users: sign-ins, failed sign-ins, sign-outs, ended sessions, new passwords, second steps. Excludes records that the requesting admin may not read.
 * @summary List the history of all records
 */
export const listHistory = (
    params?: ListHistoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HistoryPage>(
      {url: `/api/history/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * A page of the changes of one record, also of a deleted one, newest first. Open to users who may read such records. Only holders of AUDIT_READ get network address and browser.
 * @summary List the history of one record
 */
export const listRecordHistory = (
    resource: string,
    recordId: number,
    params?: ListRecordHistoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<HistoryPage>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}`, method: 'GET',
        params
    },
      options);
    }


/**
 * Removes the contents of a record from its history after the record was deleted for good; 409 until then. Date, person and kind of each change remain, and a new entry records the erasure. For a user, network addresses and browsers are removed too. Open to users who may read such records.
 * @summary Erase the history of a record
 */
export const eraseRecordHistory = (
    resource: string,
    recordId: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}`, method: 'DELETE'
    },
      options);
    }


/**
 * The whole record before and after one of its changes, as its form reads it. Open to users who may read such records.
 * @summary Get a record before and after a change
 */
export const getRecordVersion = (
    resource: string,
    recordId: number,
    entryId: number,
 options?: SecondParameter<typeof request>,) => {


      return request<RecordVersionAnswer>(
      {url: `/api/history/${encodeURIComponent(String(resource))}/${encodeURIComponent(String(recordId))}/${encodeURIComponent(String(entryId))}`, method: 'GET'
    },
      options);
    }


