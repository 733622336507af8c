import type { FileRef } from './fileRef.ts';

/**
 * A section of a video or podcast page.
 */
export interface MediaSection {
  /** Title of the section. */
  title: string;
  /**
     * The image of the section.
     * @nullable
     */
  imageFileId: number | null;
  /** The image of the section. */
  readonly image: FileRef | null;
  /**
     * Where the section leads.
     * @nullable
     */
  externalLink: string | null;
  /**
     * Text of the section.
     * @nullable
     */
  description: string | null;
}
