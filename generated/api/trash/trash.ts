import type {
  Created,
  DeleteUndo,
  Done,
  ListTrashParams,
  TrashPage,
  TrashRestore
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the deleted records that can be restored, the last deleted first. Excludes records that the requesting admin may not read.
 * @summary List the trash
 */
export const listTrash = (
    params?: ListTrashParams,
 options?: SecondParameter<typeof request>,) => {


      return request<TrashPage>(
      {url: `/api/trash/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Deletes for good all records in the trash that the requesting admin may read. Their history remains.
 * @summary Empty the trash
 */
export const emptyTrash = (

 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/trash/all`, method: 'DELETE'
    },
      options);
    }


/**
 * Restores the record with its number, references and files, and returns the number. 409 when a unique value is taken or a record that it refers to is gone; 403 for users who may not create such records or, for users and roles, when it has privileges that the requesting admin lacks.
 *
 * After 409, `errors` names the properties (`/roleName`), `collisions` in the payload says which records have the values, and `gone` names the properties whose records are gone or no longer match. Send the request again with new `values` for exactly these properties (422 for others): as a create of such a record accepts them (400), or null for an optional reference; a list of references is sent whole. The history records the change. Values deeper inside a list cannot be replaced.
 * @summary Restore a deleted record
 */
export const restoreTrash = (
    id: number,
    trashRestore?: BodyType<TrashRestore>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/trash/restore/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: trashRestore
    },
      options);
    }


/**
 * Restores a record that the requesting admin deleted within the last ten minutes, like `restoreTrash`, and returns its number. 404 when another user deleted it, or earlier. 409 when a unique value is taken or a record that it refers to is gone; users who may create such records can send `values` as there. 403 for users who may no longer delete it or, for users and roles, when it has privileges that the requesting admin lacks.
 * @summary Undo a delete
 */
export const undoDelete = (
    deleteUndo: BodyType<DeleteUndo>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/trash/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteUndo
    },
      options);
    }


/**
 * Removes the record from the trash for good. Its history remains.
 * @summary Delete a record for good
 */
export const deleteTrash = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/trash/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


