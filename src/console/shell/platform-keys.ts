import type { Platform } from '../../modules/format/types.ts'

/** What a mode is called. */
export const platformKeys = { WEB: 'platform.web', MOBILE: 'platform.mobile' } as const satisfies Record<
  Platform,
  string
>
