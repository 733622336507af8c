import type { ImportErrorErrorsItem } from './importErrorErrorsItem.ts';
import type { MessageCode } from './messageCode.ts';
import type { MessageParams } from './messageParams.ts';

/**
 * Why a spreadsheet was refused.
 */
export interface ImportError {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  /** What is wrong, one entry a fault. */
  errors?: ImportErrorErrorsItem[];
}
