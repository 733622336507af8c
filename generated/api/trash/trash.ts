import type {
  Created,
  DeleteUndo,
  Done,
  ListTrashParams,
  TrashPage,
  TrashRestore
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of the deleted records that can be restored, the last deleted first. Records of kinds that the asking admin may not read are left out.
 * @summary What is in the trash
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
 * Removes for good what the trash holds of kinds that the asking admin may read. Their history stays, and tells of it.
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
 * Brings the record back with its number, what it refers to and its files, and answers that number. 409 when a record
 * took a value meanwhile that no two records share, or something that it refers to is gone; 403 for who may not create
 * such records, or, of users and roles, for one that holds privileges that the asking admin lacks.
 *
 * With a 409 over values that are taken, `errors` names the properties of the record (`/roleName`), and `collisions` of
 * the payload say what takes them; `gone` names properties that refer to what is gone for good, or no longer goes with the record. Asked again with other
 * `values` for these, and for no others (422), the record is restored with them; they must be as a create of such a
 * record takes them (400), or null where a reference may be left out; a list of references is sent whole, with others in
 * place of those that are gone, or without them. Its history tells of the change. What is gone from deeper inside a list
 * cannot be changed so.
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
 * Brings back a record that the asking admin deleted within the last ten minutes, as `restoreTrash` does, and answers its number. 404 when somebody else deleted it, or it is longer ago; 409 when a record took a value meanwhile that no two records share, or something that it refers to is gone or no longer goes with it, which who may create such records can change by `values` as there; 403 for who may not delete it any more, or, of users and roles, for one that holds privileges that the asking admin lacks.
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
 * Removes the record from the trash for good. Its history stays, and tells of it.
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


