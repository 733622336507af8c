import type {
  Done,
  HistoryPage,
  ListHistoryParams,
  ListRecordHistoryParams,
  RecordVersionAnswer
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the writes of all records, newest first: creating, changing, deleting, restoring, going from the trash for good, and what happens to the accounts of users: signing in, failing to, signing out, sessions ended, new passwords, the second step. Records of kinds that the asking admin may not read are left out.
 * @summary Everything that was written
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
 * A page of the writes of one record, newest first; also of one that was deleted. For whoever may read such records. Address and program are told to holders of AUDIT_READ alone.
 * @summary The history of one record
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
 * Takes out of the history what a record held, once it is gone for good: deleted, and no longer in the trash; 409 until then. That something was written, who did it, when and of what kind stays, and that it was erased is one more entry. Of a user, the addresses and programs that the user wrote from go as well. For whoever may read such records.
 * @summary Erase what the history holds of a record
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
 * The whole record as it was before and after one of its writes, in the shape in which its form reads it. For whoever may read such records.
 * @summary A record before and after a write
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


