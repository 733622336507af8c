import type {
  DbFileAnswer,
  DbFileUpload
} from '../../models';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Stores a file and returns its number, for other operations, and its address. 413 when the file is larger than its upload area allows, 415 when its content is of another kind. Open to every signed-in admin.
 * @summary Upload a file
 */
export const uploadDbFile = (
    dbFileUpload: BodyType<DbFileUpload>,
 options?: SecondParameter<typeof request>,) => {

      const formData = new FormData();
formData.append(`file`, dbFileUpload.file);
formData.append(`fileType`, dbFileUpload.fileType);
formData.append(`fileUploadType`, dbFileUpload.fileUploadType);

      return request<DbFileAnswer>(
      {url: `/api/db-file/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData
    },
      options);
    }


/**
 * The content of a stored file at the address that records contain (`fileUrl`). Anyone with the address can read it; its key cannot be guessed.
 * @summary Download a file
 */
export const downloadFile = (
    key: string,
    fileName: string,
 options?: SecondParameter<typeof request>,) => {


      return request<Blob>(
      {url: `/files/${encodeURIComponent(String(key))}/${encodeURIComponent(String(fileName))}`, method: 'GET',
        responseType: 'blob'
    },
      options);
    }


