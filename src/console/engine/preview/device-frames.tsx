import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { foundationName } from '../../ui/page/brand.tsx'

/** Props of a device frame. */
export interface FrameProps {
  /** The record's location in the app or site. */
  title: string
  /** Label of the scrolling part. */
  label: string
  children: ReactNode
}

/** The scrolling part of a device. */
const pageStyles = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const

/**
 * Normal flow, so that text can wrap around a picture. The class is doubled for specificity over a block's own margin.
 */
const flowStyles = {
  display: 'flow-root',
  fontSize: 'var(--body)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '&& > * + *': { mt: 'var(--gap)' },
  '&& > [data-shape=portrait] + *': { mt: 'var(--after-portrait)' },
  '&& > [data-shape=wide]:not(* + *)': { mt: 'var(--bleed)' },
} as const

const phoneMeasures = {
  '--heading': '1.375rem',
  '--body': '1rem',
  '--arabic': '1.75rem',
  '--gap': '16px',
  '--bleed': '-20px',
  '--cover-radius': '0',
  '--portrait': '168px',
  '--portrait-float': 'none',
  '--portrait-end': 'auto',
  '--portrait-below': '0',
  '--after-portrait': '16px',
} as const

/** The app on a phone: its bar with the location, and the record below. */
export const PhoneFrame = ({ title, label, children }: FrameProps) => (
  <Box
    style={phoneMeasures as object}
    sx={{
      width: '100%',
      maxWidth: 390,
      height: '100%',
      maxHeight: 780,
      mx: 'auto',
      display: 'flex',
      flexDirection: 'column',
      border: '8px solid',
      borderColor: (theme) => (theme.palette.mode === 'dark' ? '#3d4a50' : '#1b2621'),
      borderRadius: '36px',
      overflow: 'hidden',
      boxShadow: 4,
    }}
  >
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: '20px',
        pt: 4,
        pb: 3,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <ArrowBack className='turns' fontSize='small' />
      {title}
    </Box>
    <Box role='group' aria-label={label} tabIndex={0} sx={pageStyles}>
      <Box sx={{ ...flowStyles, p: '20px', pb: 8 }}>{children}</Box>
    </Box>
  </Box>
)

const siteMeasures = {
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
    style={siteMeasures as object}
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
