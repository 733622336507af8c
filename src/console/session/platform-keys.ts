import type { Platform } from '../../modules/format/types.ts'

/** Translation keys of the modes. */
export const platformKeys = { WEB: 'platform.web', MOBILE: 'platform.mobile' } as const satisfies Record<
  Platform,
  string
>
