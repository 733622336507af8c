import { useRtl } from '@mui/system/RtlProvider'

/** Where lines begin and end, as `left` or `right`: sides of menus and popovers are properties, which no style sheet mirrors. */
export const useSides = () =>
  useRtl() ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
