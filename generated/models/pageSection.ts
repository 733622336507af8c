import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { PageContentText } from './pageContentText.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A section of a static page. Which properties are used depends on the page.
 */
export interface PageSection {
  id: Id;
  /** The page it belongs to. */
  pageId: number;
  /**
     * Its heading.
     * @nullable
     */
  title: string | null;
  /**
     * What it is about.
     * @nullable
     */
  description: string | null;
  /**
     * Its text.
     * @nullable
     */
  content: string | null;
  /**
     * Where it leads.
     * @nullable
     */
  externalLink: string | null;
  /**
     * Number of its image; null for none.
     * @nullable
     */
  imageFileId: number | null;
  /** Its image; null when there is none. */
  readonly dbFile: FileRef | null;
  /** Its heading per language. */
  titles: TranslatedText[];
  /** Its text per language. */
  contents: PageContentText[];
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
