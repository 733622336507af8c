import type { MessageCode } from './messageCode.ts';
import type { MessageParams } from './messageParams.ts';
import type { SecondStep } from './secondStep.ts';

/**
 * Why a sign-in did not go through, and how it goes on where it does.
 */
export interface SecondStepAsked {
  /** Always false in an error. */
  success: false;
  /** A sentence for the user. */
  message: string;
  code?: MessageCode;
  params?: MessageParams;
  payload?: SecondStep;
}
