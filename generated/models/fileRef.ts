
/**
 * An uploaded file as records show it.
 */
export interface FileRef {
  /**
     * The file's number.
     * @minimum 1
     */
  id: number;
  /** Where the file is read; relative to the API host unless absolute. */
  fileUrl: string;
  /** The name it was uploaded with. */
  fileName: string;
  /** Extension without the dot. */
  fileExtension?: string;
}
