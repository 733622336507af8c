import type { ImportErrorErrorsItem } from './importErrorErrorsItem.ts';

/**
 * Why a spreadsheet was refused.
 */
export interface ImportError {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  /** What is wrong, one entry a fault. */
  errors?: ImportErrorErrorsItem[];
}
