import type { Active } from './active.ts';

export interface CityCreate {
  /**
     * The country that the city belongs to.
     * @minimum 1
     */
  countryId: number;
  /**
     * Name of the city.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Degrees north of the equator; negative to the south.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east of Greenwich; negative to the west.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  active?: Active;
}
