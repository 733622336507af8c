import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import { type FrameProps, flowStyles, pageStyles } from './frame-props.ts'

const measures = {
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
    style={measures as object}
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
