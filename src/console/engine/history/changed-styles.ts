import type { Theme } from '@mui/material/styles'

/** Styles of removed and added words. */
export const changedStyles = ({ palette }: Theme) =>
  ({
    '& ins, & del': { borderRadius: '3px', padding: '1px 2px', color: palette.text.primary },
    '& ins': {
      textDecoration: 'underline',
      backgroundColor: `color-mix(in srgb, ${palette.success.main} 24%, transparent)`,
    },
    '& del': { backgroundColor: `color-mix(in srgb, ${palette.error.main} 20%, transparent)` },
    '& ins img': { outline: `3px solid ${palette.success.main}` },
    '& del img': { outline: `3px solid ${palette.error.main}`, opacity: 0.6 },
  }) as const
