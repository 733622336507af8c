import type { FileId } from './fileId.ts';

/**
 * A guest of an event, as it is written.
 */
export interface GuestWrite {
  /**
     * The guest's name.
     * @minLength 1
     * @maxLength 255
     */
  guestName: string;
  /**
     * What the guest does.
     * @minLength 1
     * @maxLength 255
     */
  guestDesignation: string;
  /**
     * The guest's page on Facebook.
     * @maxLength 2048
     * @nullable
     */
  facebookUrl?: string | null;
  /**
     * The guest's channel on YouTube.
     * @maxLength 2048
     * @nullable
     */
  youtubeUrl?: string | null;
  guestImageId?: FileId | null;
}
