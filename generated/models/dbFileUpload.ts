import type { UploadArea } from './uploadArea.ts';

export interface DbFileUpload {
  /** The file. */
  file: Blob;
  /**
     * Its content type as the browser names it.
     * @minLength 1
     * @maxLength 255
     */
  fileType: string;
  fileUploadType: UploadArea;
}
