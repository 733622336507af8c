import type { FileRef } from './fileRef.ts';

/**
 * A guest of an event.
 */
export interface Guest {
  /** The guest's name. */
  guestName: string;
  /** What the guest does. */
  guestDesignation: string;
  /**
     * The guest's page on Facebook.
     * @nullable
     */
  facebookUrl: string | null;
  /**
     * The guest's channel on YouTube.
     * @nullable
     */
  youtubeUrl: string | null;
  /**
     * Number of the guest's photo; null for none.
     * @nullable
     */
  guestImageId: number | null;
  /** The guest's photo; null when there is none. */
  readonly guestImage: FileRef | null;
}
