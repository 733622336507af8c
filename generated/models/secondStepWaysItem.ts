
export type SecondStepWaysItem = typeof SecondStepWaysItem[keyof typeof SecondStepWaysItem];


export const SecondStepWaysItem = {
  TOTP: 'TOTP',
  PASSKEY: 'PASSKEY',
  RECOVERY_CODE: 'RECOVERY_CODE',
} as const;
