import type { Id } from './id.ts';

export interface KhankaUpdate {
  id: Id;
  /**
     * Name of the khanka.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  /**
     * Phone number of the khanka.
     * @maxLength 255
     * @nullable
     */
  contactNumber?: string | null;
  /**
     * The place on a map.
     * @maxLength 2048
     * @nullable
     */
  mapUrl?: string | null;
  /**
     * Who supervises it.
     * @maxLength 255
     * @nullable
     */
  superVision?: string | null;
}
