import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface SliderUpdate {
  id: Id;
  /**
     * Heading of the screen.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * Text below the heading.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /**
     * Number of the uploaded picture of the screen.
     * @minimum 1
     */
  imageId: number;
  /**
     * Place in the order; lower comes first.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  sortOrder?: number | null;
  active?: Active;
}
