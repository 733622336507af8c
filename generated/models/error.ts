import type { ErrorErrorsItem } from './errorErrorsItem.ts';

export interface Error {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  /** What is wrong, one entry a fault. */
  errors?: ErrorErrorsItem[];
}
