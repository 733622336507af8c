import type { Active } from './active.ts';

export interface FaqTypeCreate {
  /**
     * Name of the type.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  active?: Active;
}
