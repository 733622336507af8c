import type { CreationDate } from './creationDate.ts';
import type { Id } from './id.ts';
import type { UploadArea } from './uploadArea.ts';

/**
 * An uploaded file.
 */
export interface DbFile {
  id: Id;
  /** Where the file is read; relative to the API host unless absolute. */
  fileUrl: string;
  /** The name it was uploaded with. */
  fileName: string;
  /** Extension without the dot. */
  fileExtension: string;
  /**
     * Its content type.
     * @nullable
     */
  fileType?: string | null;
  fileUploadType?: UploadArea;
  /**
     * Its size in bytes.
     * @minimum 0
     */
  fileSize?: number;
  creationDate?: CreationDate;
}
