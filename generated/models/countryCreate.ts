import type { Active } from './active.ts';

export interface CountryCreate {
  /**
     * Name of the country.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}
