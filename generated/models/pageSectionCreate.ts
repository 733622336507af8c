import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { PageContentWrite } from './pageContentWrite.ts';
import type { TextWrite } from './textWrite.ts';

export interface PageSectionCreate {
  /**
     * Its heading.
     * @maxLength 255
     * @nullable
     */
  title?: string | null;
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
  /**
     * Its heading per language.
     * @maxItems 100
     */
  titles?: TextWrite[];
  /**
     * Its text per language.
     * @maxItems 100
     */
  contents?: PageContentWrite[];
  active?: Active;
}
