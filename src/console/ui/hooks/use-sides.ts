import { useRtl } from '@mui/system/RtlProvider'

/** Where lines begin and end, in the words for the sides that menus and popovers take, which nothing mirrors. */
export const useSides = () =>
  useRtl() ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
