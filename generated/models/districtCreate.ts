import type { Active } from './active.ts';

export interface DistrictCreate {
  /**
     * Name of the district.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}
