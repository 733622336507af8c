import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface FaqTypeUpdate {
  id: Id;
  /**
     * Name of the type.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}
