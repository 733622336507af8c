import type {
  DbFileAnswer,
  DbFileUpload
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Stores a file and answers its number, which other calls then name, and its address. Content and size are checked against the upload type: 413 when it is too large, 415 when it is not what it says it is. Any signed-in admin may upload.
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
 * The content of a stored file, under the address that records name (`fileUrl`). The key cannot be guessed; whoever has the address may read.
 * @summary Read a file
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


