import type { ErrorChangesItem } from './errorChangesItem.ts';
import type { ErrorErrorsItem } from './errorErrorsItem.ts';
import type { MessageCode } from './messageCode.ts';
import type { MessageParams } from './messageParams.ts';

export interface Error {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user, in the language that `Accept-Language` asks for. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  /** With a 409 of an update: the record as it is now, in the shape of its get operation. */
  payload?: unknown;
  /** What is wrong, one entry a fault. */
  errors?: ErrorErrorsItem[];
  /**
     * With a 409 of an update: the properties written since the version that was read, latest first. Absent where that
     * is not known, because what was sent names no version or the record was last written by an older program.
     */
  changes?: ErrorChangesItem[];
}
