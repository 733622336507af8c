import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A doctor.
 */
export interface Doctor {
  id: Id;
  /** Name of the doctor. */
  doctorName: string;
  /**
     * Phone number.
     * @nullable
     */
  phoneNumber: string | null;
  /**
     * Hospital where the doctor works.
     * @nullable
     */
  hospitalName: string | null;
  /** The health category. */
  diseaseCategoryId: number;
  /** Name of the health category. */
  readonly diseaseCategoryTitle: string;
  /**
     * Photo of the doctor.
     * @nullable
     */
  doctorImageId: number | null;
  /** Photo of the doctor. */
  readonly doctorImage: FileRef | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
