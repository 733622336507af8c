import type { Media } from './media.ts';
import type { MediaSection } from './mediaSection.ts';

/**
 * A video or podcast with its sections.
 */
export interface MediaDetail {
  pageContent: Media;
  /** The sections, in their order. */
  pageSections: MediaSection[];
}
