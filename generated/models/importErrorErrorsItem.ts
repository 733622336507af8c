import type { MessageCode } from './messageCode.ts';
import type { MessageParams } from './messageParams.ts';

export type ImportErrorErrorsItem = {
  /** JSON Pointer into the body. */
  path: string;
  /**
     * Row of the spreadsheet as a spreadsheet program numbers it.
     * @minimum 1
     */
  row?: number;
  /** Heading of the column. */
  column?: string;
  /** What is wrong there. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
};
