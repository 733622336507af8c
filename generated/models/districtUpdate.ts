import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface DistrictUpdate {
  id: Id;
  /**
     * Name of the district.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}
