import { useRtl } from '@mui/system/RtlProvider'

/**
 * The start and end side of lines as `left` or `right`: menus and popovers take sides as props, which style sheets do
 * not mirror.
 */
export const useSides = () =>
  useRtl() ? ({ start: 'right', end: 'left' } as const) : ({ start: 'left', end: 'right' } as const)
