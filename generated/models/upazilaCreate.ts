import type { Active } from './active.ts';

export interface UpazilaCreate {
  /**
     * The district that the thana belongs to.
     * @minimum 1
     */
  districtId: number;
  /**
     * Name of the thana.
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  active?: Active;
}
