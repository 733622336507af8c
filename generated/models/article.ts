import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * An article with its picture, category and author.
 */
export interface Article {
  id: Id;
  /** Headline of the article. */
  title: string;
  /** The article's category. */
  articleCategoryId: number;
  /** Name of the category. */
  readonly articleCategoryTitle: string;
  /**
     * Number of the picture above the article; null for none.
     * @nullable
     */
  articleImageId: number | null;
  /** The picture above the article; null when there is none. */
  readonly articleImage: FileRef | null;
  /**
     * What the article is about, in a few sentences.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * The article itself.
     * @nullable
     */
  content: string | null;
  /**
     * Who wrote the article; null when nobody is named.
     * @nullable
     */
  authorId: number | null;
  /**
     * Name of the author; null when nobody is named.
     * @nullable
     */
  readonly authorName: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
