import type { FileId } from './fileId.ts';

export interface AuthorCreate {
  /**
     * Full name.
     * @minLength 1
     * @maxLength 255
     */
  authorName: string;
  /**
     * What the author is.
     * @minLength 1
     * @maxLength 255
     */
  authorDesignation: string;
  /**
     * Address of the Facebook page.
     * @maxLength 2048
     * @nullable
     */
  facebookUrl?: string | null;
  /**
     * Address of the YouTube channel.
     * @maxLength 2048
     * @nullable
     */
  youtubeUrl?: string | null;
  authorImageId?: FileId | null;
}
