import type { MessageCode } from './messageCode.ts';
import type { MessageParams } from './messageParams.ts';

export type ErrorErrorsItem = {
  /** JSON Pointer into the body (`/titles/0/text`), or `?name` for a query and `{name}` for a path parameter. */
  path: string;
  /** What is wrong there. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
};
