import type { FileId } from './fileId.ts';

/**
 * A section, as it is written.
 */
export interface MediaSectionWrite {
  /**
     * Title of the section.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  imageFileId?: FileId | null;
  /**
     * Where the section leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  /**
     * Text of the section.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
}
