import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';

export interface PlainPageSectionCreate {
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title: string | null;
  /**
     * What it is about.
     * @maxLength 200000
     * @nullable
     */
  description?: string | null;
  /**
     * Its text.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Where it leads.
     * @maxLength 2048
     * @nullable
     */
  externalLink?: string | null;
  imageFileId?: FileId | null;
  active?: Active;
}
