import type { DoctorRequest } from './doctorRequest.ts';

export interface DoctorCreate {
  /**
     * The health category of all of them.
     * @minimum 1
     */
  diseaseCategoryId: number;
  /**
     * The doctors to create.
     * @minItems 1
     * @maxItems 100
     */
  doctorRequests: DoctorRequest[];
}
