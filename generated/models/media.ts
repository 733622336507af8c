import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A video or a podcast.
 */
export interface Media {
  id: Id;
  /** Title of the video or podcast. */
  title: string;
  /** True for a video, false for a podcast. */
  video: boolean;
  /**
     * Address of the video or audio.
     * @nullable
     */
  mediaLink: string | null;
  /**
     * The category.
     * @nullable
     */
  mediaCategoryId: number | null;
  /**
     * Name of the category.
     * @nullable
     */
  readonly mediaCategoryTitle: string | null;
  /**
     * What it is about; the console calls it Subject.
     * @nullable
     */
  shortDescription: string | null;
  /**
     * The preview image.
     * @nullable
     */
  mediaPreviewId: number | null;
  /** The preview image. */
  readonly mediaPreview: FileRef | null;
  /**
     * How long it takes, hh:mm:ss.
     * @nullable
     */
  duration: string | null;
  /** Whether only members see it. */
  privateMedia: boolean;
  /** Whether the slider shows it. */
  slider: boolean;
  /** Whether it is a video of the fatwa board. */
  fotoaBoardVideo: boolean;
  /**
     * Who speaks; the console calls it Author.
     * @nullable
     */
  speaker: string | null;
  /**
     * Author, where it is not the speaker.
     * @nullable
     */
  author: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
