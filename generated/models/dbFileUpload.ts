import type { DbFileUploadFileUploadType } from './dbFileUploadFileUploadType.ts';

export interface DbFileUpload {
  /** The file. */
  file: Blob;
  /**
     * Its content type as the browser names it.
     * @minLength 1
     * @maxLength 255
     */
  fileType: string;
  /** The area it belongs to; decides what is accepted. */
  fileUploadType: DbFileUploadFileUploadType;
}
