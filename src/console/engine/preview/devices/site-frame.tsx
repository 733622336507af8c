import Box from '@mui/material/Box'
import { foundationName } from '../../../ui/page/foundation-name.ts'
import { type FrameProps, flowStyles, pageStyles } from './frame-props.ts'

const measures = {
  '--heading': '1.875rem',
  '--body': '1.0625rem',
  '--arabic': '2.125rem',
  '--gap': '24px',
  '--bleed': '0px',
  '--cover-radius': '12px',
  '--portrait': 'min(200px, 38%)',
  '--portrait-float': 'inline-start',
  '--portrait-end': '28px',
  '--portrait-below': '16px',
  '--after-portrait': '0',
} as const

const Dot = () => <Box sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'divider' }} />

const Line = ({ width }: { width: number }) => (
  <Box sx={{ width, height: 8, borderRadius: 1, bgcolor: 'divider', display: { xs: 'none', sm: 'block' } }} />
)

/** The site in a browser window: its header with the location, and the record in one column. */
export const SiteFrame = ({ title, label, children }: FrameProps) => (
  <Box
    style={measures as object}
    sx={{
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      border: 1,
      borderColor: 'divider',
      borderRadius: 3,
      overflow: 'hidden',
      boxShadow: 2,
    }}
  >
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
        bgcolor: 'action.hover',
      }}
    >
      <Dot />
      <Dot />
      <Dot />
      <Box sx={{ flex: 1, ml: 3, height: 22, borderRadius: 11, bgcolor: 'background.paper' }} />
    </Box>
    <Box role='group' aria-label={label} tabIndex={0} sx={pageStyles}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 5,
          px: 6,
          py: 3,
          fontSize: '0.9375rem',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, fontWeight: 700, color: 'primary.main' }}>{foundationName()}</Box>
        <Line width={36} />
        <Line width={52} />
        <Line width={44} />
      </Box>
      <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 4, sm: 6 }, pt: 4, pb: 10 }}>
        <Box sx={{ mb: 4, fontSize: '0.875rem', color: 'text.secondary' }}>{title}</Box>
        <Box sx={flowStyles}>{children}</Box>
      </Box>
    </Box>
  </Box>
)
