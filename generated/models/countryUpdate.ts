import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface CountryUpdate {
  id: Id;
  /**
     * Name of the country.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}
