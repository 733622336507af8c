import type { Active } from './active.ts';
import type { Id } from './id.ts';

export interface UpazilaUpdate {
  id: Id;
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
