import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { MediaSectionWrite } from './mediaSectionWrite.ts';

export interface MediaCreate {
  /**
     * Title of the video or podcast.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** True for a video, false for a podcast. */
  video?: boolean;
  /**
     * Address of the video or audio.
     * @maxLength 2048
     * @nullable
     */
  mediaLink?: string | null;
  /**
     * The category: of videos for a video, of podcasts for a podcast.
     * @minimum 1
     * @nullable
     */
  mediaCategoryId?: number | null;
  /**
     * What it is about; the console calls it Subject.
     * @maxLength 4000
     * @nullable
     */
  shortDescription?: string | null;
  mediaPreviewId?: FileId | null;
  /**
     * How long it takes, hh:mm:ss.
     * @maxLength 8
     * @nullable
     * @pattern ^\d{2}:[0-5]\d:[0-5]\d$
     */
  duration?: string | null;
  /** Whether only members see it. */
  privateMedia?: boolean;
  /** Whether the slider shows it; false for podcasts. */
  slider?: boolean;
  /** Whether it is a video of the fatwa board. */
  fotoaBoardVideo?: boolean;
  /**
     * Who speaks; the console calls it Author.
     * @maxLength 255
     * @nullable
     */
  speaker?: string | null;
  /**
     * Author, where it is not the speaker.
     * @maxLength 255
     * @nullable
     */
  author?: string | null;
  active?: Active;
  /**
     * The sections, in their order. Read back as `pageSections`.
     * @maxItems 200
     */
  sectionRequests?: MediaSectionWrite[];
}
