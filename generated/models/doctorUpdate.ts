import type { Active } from './active.ts';
import type { FileId } from './fileId.ts';
import type { Id } from './id.ts';

export interface DoctorUpdate {
  id: Id;
  /**
     * Name of the doctor.
     * @minLength 1
     * @maxLength 255
     */
  doctorName: string;
  /**
     * Mobile number, or landline number with its area code; +88 before it is optional.
     * @maxLength 14
     * @nullable
     * @pattern ^(\+88)?(01[2-9]\d{8}|0[2-9]\d{4,9})$
     */
  phoneNumber?: string | null;
  /**
     * Hospital where the doctor works.
     * @maxLength 255
     * @nullable
     */
  hospitalName?: string | null;
  doctorImageId?: FileId | null;
  active?: Active;
  /**
     * The health category.
     * @minimum 1
     */
  categoryId: number;
}
