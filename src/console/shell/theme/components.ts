import type { Theme, ThemeOptions } from '@mui/material/styles'
import { hintLook } from '../../ui/styles/hint-look.ts'
import type {} from './augment.ts'

const fieldBorder = ({ theme }: { theme: Theme }) => ({ borderColor: theme.palette.fieldBorder })

/** Looks of MUI's components that hold in every theme. Placeholders keep the contrast of secondary text. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: ({ palette }) => ({
      body: { overflowWrap: 'break-word' },
      ':where(a, [tabindex]):focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 2,
      },
      'main:focus-visible, h1:focus-visible': { outline: 'none' },
      // What inputs see a browser's filling in by, said once instead of by each of them.
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      // Icons that point to where lines begin or end.
      '[dir=rtl] .turns': { transform: 'scaleX(-1)' },
      // Values of another direction stand below their heading all the same.
      '[dir=rtl] :is(.fill, .value):dir(ltr)': { textAlign: 'end' },
      // What is empty has no letters to take a direction from.
      '[dir=auto]:placeholder-shown': { direction: 'inherit' },
      '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 36, paddingInline: 16 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }) },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // One line of text alone: not laid out as part of a flex box, so that a keystroke lays out nothing around it.
      root: {
        '&&:has(> input + fieldset):not(.MuiInputBase-adornedStart)': {
          display: 'block',
          // The input's padding, which a flex box would have taken from its width.
          '& > input': { contain: 'strict', width: 'calc(100% - 28px)' },
        },
      },
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: fieldBorder } },
  MuiPickersOutlinedInput: { styleOverrides: { notchedOutline: fieldBorder } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: hintLook,
      arrow: { color: hintLook.backgroundColor },
    },
  },
  // An arc that grows would have the browser paint each frame while code is loaded and run; one that turns does not.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiTableHead: { styleOverrides: { root: { '& th': { fontWeight: 600 } } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}
