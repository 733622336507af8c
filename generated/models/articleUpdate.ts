import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';

export interface ArticleUpdate {
  id: Id;
  /**
     * Headline of the article.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The article's category.
     * @minimum 1
     */
  articleCategoryId: number;
  articleImageId?: FileId | null;
  /**
     * What the article is about, in a few sentences.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  /**
     * The article itself.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
  /**
     * Who wrote the article; null when nobody is named.
     * @minimum 1
     * @nullable
     */
  authorId?: number | null;
  active?: Active;
}
